/** So many of the list are refused: what everyone tries first. */
const tried = 10_000

let mostCommon: Promise<Set<string>> | undefined

/** Whether a password is one of the most common ones, in whatever case. The list is only read when somebody chooses a password. */
export async function isCommonPassword(password: string): Promise<boolean> {
  mostCommon ??= readMostCommon()
  return (await mostCommon).has(password.toLowerCase())
}

async function readMostCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set((dictionary['passwords-common'] as string[]).slice(0, tried))
}
