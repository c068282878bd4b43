import type { Plugin } from 'vite'

/**
 * Says what each page asks for first. Its font comes at once: left to the styles, it comes when the text is already on
 * the screen, and text that changes its width moves what is below. The scripts of the screens come after styles and
 * font, so that the brand is drawn while they load.
 */
export const pageRequests: Plugin = {
  name: 'page-requests',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, path }) => ({
      html: path === '/index.html' ? withLateScripts(html) : html,
      tags: fontLinks(Object.keys(bundle)),
    }),
  },
}

/** Returns a page whose scripts are asked for with a low priority. */
export function withLateScripts(html: string): string {
  return html.replaceAll('<script type="module"', '$& fetchpriority="low"')
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
