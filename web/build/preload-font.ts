import type { Plugin } from 'vite'

/**
 * Makes each page ask for its font at once. Left to the styles, the font comes when the text is already on the screen,
 * and text that changes its width moves what is below.
 */
export const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (_html, { bundle = {} }) => fontLinks(Object.keys(bundle)) },
}

/** Returns the elements that preload the font, of all files of a build. */
export function fontLinks(files: string[]) {
  return files
    .filter((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
      injectTo: 'head' as const,
    }))
}
