import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { unopened } from '#platform/files/unopened'

/**
 * Encrypts bytes in the format of age, so that `age --decrypt` reads a backup too. Throws a sentence for anything but a
 * recipient (`age1…`).
 */
export async function encrypt(bytes: AsyncIterable<Buffer>, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (error) {
    throw new Error(`${recipient} is no recipient of age: it begins with age1, and age-keygen prints it.`, {
      cause: error,
    })
  }
  return readable(await encrypter.encrypt(webStream(Readable.from(bytes))))
}

/** Decrypts a backup with an identity. Throws where it was encrypted for another one, or was changed. */
export async function decrypt(bytes: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return readable(await decrypter.decrypt(webStream(bytes)))
}

/** Reads the identity of a file that age-keygen wrote. Throws a sentence where there is none in it. */
export async function readIdentity(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw unopened(file, error) ?? error
  })
  const line = text.split('\n').find((one) => one.startsWith('AGE-SECRET-KEY-'))
  if (!line) throw new Error(`${file} has no identity of age: a line that begins with AGE-SECRET-KEY-.`)
  return line.trim()
}

function webStream(bytes: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>
}

function readable(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}
