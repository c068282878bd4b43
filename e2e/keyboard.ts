import type { Keyboard } from '@playwright/test'

/**
 * Presses keys one right after the other, without waiting for what each does: the second letter of a pair such as « g c
 * » counts for 1.5 s, which a busy machine takes to answer the first.
 */
export async function pressAtOnce(keyboard: Keyboard, ...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => keyboard.press(key)))
}
