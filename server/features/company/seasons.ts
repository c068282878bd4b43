import type { SeasonInput } from '@filao/domain/company/agency'
import { checkSeasons } from '@filao/domain/company/seasons'
import { fieldProblem } from '@filao/domain/kernel/problem'

/**
 * Refuses seasons of which two overlap or are said to be the same one. `path` leads to the list inside the body, and is
 * empty when the body is the list.
 */
export function checkSeasonList(seasons: readonly SeasonInput[], path = ''): void {
  checkSeasons(seasons, path)
  const repeated = seasons.findIndex(
    ({ id }, index) => isStored(id) && seasons.findIndex((one) => one.id === id) < index,
  )
  if (repeated < 0) return
  throw fieldProblem(`${path ? `${path}.` : ''}${repeated}.id`, 'repeated', {
    fr: 'Cette saison figure deux fois dans la liste',
    en: 'This season is in the list twice',
  })
}

function isStored(id: number | undefined): boolean {
  return id !== undefined && id > 0
}
