/** The number of most common passwords that are refused. */
const tried = 10_000

let mostCommon: Promise<Set<string>> | undefined

/**
 * Returns true when a password is one of the most common ones, ignoring case. The list is only read when a user chooses
 * a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  mostCommon ??= readMostCommon()
  return (await mostCommon).has(password.toLowerCase())
}

async function readMostCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set((dictionary['passwords-common'] as string[]).slice(0, tried))
}
