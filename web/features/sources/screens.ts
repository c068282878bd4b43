import { paths } from '#session/paths'
import { type Screen, screen } from '#session/screen'

/** The screens of those who send rentals. */
export const sourcesScreens: Screen[] = [
  screen(paths.sources, ['sources'], () => import('./SourcesPage.tsx').then((m) => m.SourcesPage)),
  screen(paths.newSource, ['sources'], () => import('./SourcePage.tsx').then((m) => m.NewSourcePage), {
    can: 'company.write',
  }),
  screen(paths.source(), ['sources'], () => import('./SourcePage.tsx').then((m) => m.SourcePage), {
    can: 'company.write',
  }),
]
