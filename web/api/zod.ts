import { z } from 'zod/v4'

/** zod for the browser: the page's policy forbids code made from text, and browsers report even the attempt. */
z.config({ jitless: true })

export { z }
