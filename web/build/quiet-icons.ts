import type { Plugin } from 'vite'

/** The replacements in antd's modules: each English accessible name, and the attribute that takes its place. */
const changes: Record<string, Record<string, string>> = {
  // An icon without a name of its own only repeats the words beside it.
  'icons/es/components/AntdIconLight.js': {
    'role: "img",\n    "aria-label": icon.name':
      '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })',
  },
  // The arrows in a number field are for the mouse: the field itself announces its value and takes the keys up and
  // down.
  'input-number/es/StepHandler.js': {
    'role: "button",': '"aria-hidden": true,',
    "\"aria-label\": isUpAction ? 'Increase Value' : 'Decrease Value',": '',
  },
}

/**
 * Hides the English names of antd's icons and arrows from screen readers while building: « plus Nouvelle location » is
 * read as « Nouvelle location ».
 */
export const quietIcons: Plugin = {
  name: 'quiet-icons',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/(AntdIconLight|StepHandler)\.js$/ },
    handler: (code, id) => ({ code: withoutEnglishNames(code, id), map: null }),
  },
}

/** Changes a module of antd. Throws when it no longer has what is replaced. */
export function withoutEnglishNames(code: string, id: string): string {
  const change = Object.entries(changes).find(([path]) => id.endsWith(path))?.[1] ?? {}
  return Object.entries(change).reduce((text, [words, instead]) => {
    if (!text.includes(words)) throw new Error(`${id} has other words: adapt web/build/quiet-icons.ts`)
    return text.replace(words, instead)
  }, code)
}
