export type Schema = Record<string, never>
