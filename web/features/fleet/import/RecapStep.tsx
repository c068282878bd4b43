import type { Agency } from '@filao/domain/company/agency'
import type { Category } from '@filao/domain/fleet/category'
import { Button, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { type ImportRow, isComplete, type RowChange, toCreate } from './import-rows.ts'
import { RecapRow } from './RecapRow.tsx'
import { RowPages } from './RowPages.tsx'
import { useLookups } from './use-lookups.ts'

type Props = {
  rows: ImportRow[]
  /** The plates that were in the fleet before. */
  fleet: ReadonlySet<string>
  categories: Pick<Category, 'id' | 'code' | 'name'>[]
  agencies: Pick<Agency, 'id' | 'name'>[]
  change: (plate: string, to: (row: ImportRow) => RowChange) => void
  changeRows: (to: (row: ImportRow) => RowChange | null) => void
  remove: (plate: string) => void
  onBack: () => void
  onFinish: () => void
}

/** Rows of a page: a thousand plates stay as quick as ten. */
const pageRows = 20

/** Lists the plates with their vehicles' known data, to be completed before the vehicles are created. */
export function RecapStep({ rows, fleet, change, changeRows, remove, onBack, onFinish, ...choices }: Props) {
  const { t } = useTranslation('fleet/import')
  const [isLooking, setIsLooking] = useState(true)
  const [page, setPage] = useState(1)
  useLookups(rows, isLooking, changeRows)
  const categories = useMemo(
    () => choices.categories.map(({ id, code, name }) => ({ value: id, label: `${code} – ${name}` })),
    [choices.categories],
  )
  const agencies = useMemo(
    () => choices.agencies.map(({ id, name }) => ({ value: id, label: name })),
    [choices.agencies],
  )
  const open = toCreate(rows, fleet)
  const waiting = rows.filter(({ lookup }) => lookup === 'waiting').length
  const incomplete = open.filter((row) => !isComplete(row)).length
  const known = rows.length - open.length
  const pages = Math.max(1, Math.ceil(rows.length / pageRows))
  const current = Math.min(page, pages)
  const skip = () => {
    setIsLooking(false)
    changeRows(({ lookup }) => (lookup === 'waiting' ? { lookup: 'bare' } : null))
  }
  return (
    <>
      <fieldset className="vehicle-import-all">
        <legend>{t('recap.forAll')}</legend>
        <Select
          aria-label={`${t('recap.forAll')} – ${t('recap.category')}`}
          placeholder={t('recap.category')}
          value={common(open, 'categoryId')}
          options={categories}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(categoryId: number) => changeRows(() => ({ categoryId }))}
        />
        <Select
          aria-label={`${t('recap.forAll')} – ${t('recap.agency')}`}
          placeholder={t('recap.agency')}
          value={common(open, 'locationId')}
          options={agencies}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(locationId: number) => changeRows(() => ({ locationId }))}
        />
      </fieldset>
      {waiting > 0 && (
        <Notice
          type="info"
          title={t('recap.looking', { done: rows.length - waiting, total: rows.length })}
          action={<Button onClick={skip}>{t('recap.skip')}</Button>}
        />
      )}
      {known > 0 && <Notice type="info" title={t('recap.known', { count: known })} />}
      <ul className="vehicle-import-rows" aria-label={t('recap.rows')}>
        {rows.slice((current - 1) * pageRows, current * pageRows).map((row) => (
          <RecapRow
            key={row.plate}
            row={row}
            isInFleet={fleet.has(row.plate)}
            categories={categories}
            agencies={agencies}
            change={change}
            remove={remove}
          />
        ))}
      </ul>
      <RowPages page={current} pages={pages} onChange={setPage} />
      <div className="vehicle-import-bar vehicle-import-bar-sticky">
        <Button type="primary" disabled={open.length === 0 || incomplete > 0 || waiting > 0} onClick={onFinish}>
          {open.length > 0 ? t('recap.finish', { count: open.length }) : t('recap.finishNone')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
        {incomplete > 0 && <span role="status">{t('recap.incomplete', { count: incomplete })}</span>}
      </div>
    </>
  )
}

/** Returns the value that all rows share, or undefined. */
function common(rows: ImportRow[], field: 'categoryId' | 'locationId'): number | null {
  const first = rows[0]?.[field] ?? null
  return rows.every((row) => row[field] === first) ? first : null
}
