import { type PublicIdToken, publicIdTokens, tokensOf } from '@filao/domain/company/public-id'

/** A part of a public id. Its key stays the same when it moves, since all hyphens are alike. */
export type Part = { key: number; token: PublicIdToken }

const most = 20

/** Returns the parts of a pattern in their order. */
export function toParts(pattern: string): Part[] {
  return tokensOf(pattern).map((token, at) => ({ key: at, token: token as PublicIdToken }))
}

/** Returns the pattern of parts. */
export function toPattern(parts: readonly Part[]): string {
  return parts.map(({ token }) => token).join(',')
}

/** Moves a part to another position; positions beyond the ends are the ends. */
export function movePart(parts: readonly Part[], key: number, to: number): Part[] {
  const from = parts.findIndex((part) => part.key === key)
  const moved = parts[from]
  if (!moved) return [...parts]
  const others = parts.toSpliced(from, 1)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved)
}

/** Adds a part at the end. */
export function addPart(parts: readonly Part[], token: PublicIdToken): Part[] {
  return [...parts, { key: Math.max(-1, ...parts.map(({ key }) => key)) + 1, token }]
}

/** Removes a part. */
export function removePart(parts: readonly Part[], key: number): Part[] {
  return parts.filter((part) => part.key !== key)
}

/** Returns the parts that can still be added: each once, the hyphen several times, up to the pattern's length. */
export function addable(parts: readonly Part[]): PublicIdToken[] {
  if (parts.length >= most) return []
  return publicIdTokens.filter((token) => token === '-' || parts.every((part) => part.token !== token))
}

/** Returns true when a part can be removed: an id must keep its number. */
export function isRemovable({ token }: Part): boolean {
  return token !== 'publicId'
}
