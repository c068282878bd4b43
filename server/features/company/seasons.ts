import type { SeasonInput } from '@filao/domain/company/agency.schema'
import { checkSeasons } from '@filao/domain/company/seasons'
import { fieldProblem } from '@filao/domain/kernel/problem'

/**
 * Refuses seasons that overlap or have the same id. `path` is the path of the list inside the body, empty when the body
 * is the list.
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
