/** The letters above 127 of the code page of DOS in western Europe (850), which Excel saves as « CSV (MS-DOS) ». */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** The most bytes by which the code page of a text is judged. */
const judgedBytes = 200_000

/**
 * Decodes text that is not UTF-8: in the code page of Windows, of old Macs or of DOS, in which its letters look most
 * like words of western Europe.
 */
export function decodeOldText(bytes: Uint8Array): string {
  const judged = bytes.subarray(0, judgedBytes)
  const [best = decoders[0]] = decoders
    .map((decode) => ({ decode, score: likeness(decode(judged)) }))
    .sort((one, other) => other.score - one.score)
    .map(({ decode }) => decode)
  return best?.(bytes) ?? ''
}

const decoders = [
  (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes),
  (bytes: Uint8Array) => new TextDecoder('macintosh').decode(bytes),
  (bytes: Uint8Array) =>
    Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (dosLetters[byte - 128] ?? ''))).join(''),
]

/** Letters of French and its neighbours, small ones anywhere in a word. */
const small = /[àâäæçèéêëîïñôöœùûüáíóúß]/u
/** Capital letters at the beginning of a word or in a word of capitals. */
const capital = /(?<!\p{Ll})[ÀÂÄÆÇÈÉÊËÎÏÑÔÖŒÙÛÜÁÍÓÚ](?=\p{L})|(?<=\p{Lu})[ÀÂÄÆÇÈÉÊËÎÏÑÔÖŒÙÛÜÁÍÓÚ](?!\p{L})/u
/** Signs that people type outside words. */
const sign = /(?<!\p{L})[€°«»“”–—…·²\u00a0\u202f]|[’\u00a0°²](?=\W|$)|(?<=\p{L})’(?=\p{L})/u
const usual = new RegExp(`${small.source}|${capital.source}|${sign.source}`, 'gu')

/** Returns the number of usual letters beyond ASCII, less twice that of the others. */
function likeness(text: string): number {
  const all = text.match(/[^\p{ASCII}]/gu)?.length ?? 0
  const good = text.match(usual)?.length ?? 0
  return good - 2 * (all - good)
}
