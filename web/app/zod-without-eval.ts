/** Sets zod's settings, which it reads when its code is loaded. `z.config()` would load that code with the sign-in. */
const page = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } }

page.__zod_globalConfig ??= {}
// The page's policy forbids code made from text, and browsers report even the attempt.
page.__zod_globalConfig.jitless = true

export {}
