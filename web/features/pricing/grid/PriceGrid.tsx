import { CloseOutlined } from '@ant-design/icons'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import type { PriceLine } from '@filao/domain/pricing/price-line.schema'
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUndoKey, moveInGrid } from './grid-focus.ts'
import { PastedNotice } from './PastedNotice.tsx'
import { PriceCell } from './PriceCell.tsx'
import { placeBlock, type Refused, readBlock } from './pasted-block.ts'
import { type Cell, type CellPrice, rowOf, type Selection } from './price-cells.ts'
import type { GridAction } from './price-grid.ts'
import { type GridScope, type PriceRow, rowsAt } from './price-row.ts'

type Props = {
  title: string
  at: GridScope
  rows: PriceRow[]
  /** The stored list that the rows are based on: another one once they are saved. */
  base: readonly PriceLine[]
  lengths: number[]
  categories: Category[]
  readOnly: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
  dispatch: Dispatch<GridAction>
}

/**
 * The outcome of what was typed or pasted over the stored list `base`: it is told until the prices are saved. A value
 * that is refused as they are being saved has no `base`, and is told until it is closed.
 */
type Pasted = { count: number; refused: Refused[]; base: readonly PriceLine[] | null }

/** Renders prices of a season: a row for each category, a column for each length, typed as in a spreadsheet. */
export function PriceGrid({ title, at, rows, base, lengths, categories, readOnly, ...rest }: Props) {
  const { selection, onSelect, dispatch } = rest
  const { t } = useTranslation('pricing')
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const here = rowsAt(rows, at)
  const { kind } = at
  const isByHour = kind === 'hour'
  const lengthText = (count: number) => t(isByHour ? 'hourLength' : 'length', { count })
  const setCells = (cells: CellPrice[], isTyped: boolean) => dispatch({ do: 'price', at, cells, isTyped })
  const type = (cell: CellPrice) => {
    setCells([cell], true)
    setPasted((before) => before && withoutCell(before, cell))
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const from = cellOf(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (readOnly || !from || !block) return
    event.preventDefault()
    const placed = placeBlock(block, { categories, lengths, isByHour }, from)
    setCells(placed.cells, false)
    setPasted({ count: placed.cells.length, refused: placed.refused, base })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveInGrid(event)
    // While a text is being typed, the browser undoes that text.
    if (!isUndoKey(event) || !isAllSelected(event.target)) return
    event.preventDefault()
    dispatch({ do: 'undo' })
  }
  const isSelected = (cell: Selection) =>
    Object.keys(selection).length > 0 &&
    (selection.categoryId ?? cell.categoryId) === cell.categoryId &&
    (selection.minDays ?? cell.minDays) === cell.minDays
  // A length that is chosen is one in days.
  const isCellSelected = (cell: Cell) => isSelected(cell) && !(isByHour && selection.minDays !== undefined)
  const heading = (of: Selection, text: string) => (
    <button
      type="button"
      className="price-select"
      disabled={readOnly || (isByHour && of.minDays !== undefined)}
      aria-pressed={isSelected(of)}
      title={t('select', { what: text })}
      onClick={() => onSelect(isSelected(of) ? {} : of)}
    >
      {text}
    </button>
  )
  return (
    <>
      {pasted && (pasted.base ?? base) === base && (
        <PastedNotice {...pasted} categories={categories} onClose={() => setPasted(null)} />
      )}
      <div className="price-scroll">
        <table className="price-grid" data-kind={kind} aria-label={t('table', { season: title })} onPaste={onPaste}>
          <thead>
            <tr>
              <th scope="col">{t(isByHour ? 'hourCorner' : 'corner')}</th>
              {lengths.map((minDays) => (
                <th key={minDays} scope="col" data-selected={!isByHour && isSelected({ minDays })}>
                  {heading({ minDays }, lengthText(minDays))}
                  {!readOnly && (kind === 'day' || isByHour) && (
                    <DropButton
                      label={t(isByHour ? 'dropHours' : 'dropLength', { count: minDays })}
                      onClick={() => dispatch({ do: 'removeLength', at, minDays })}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown}>
            {categories.map(({ id: categoryId, code, name }) => (
              <tr key={categoryId} data-category={categoryId}>
                <th scope="row" data-selected={isSelected({ categoryId })}>
                  {heading({ categoryId }, `${code} · ${name}`)}
                </th>
                {lengths.map((minDays) => (
                  <td key={minDays} data-column={minDays} data-selected={isCellSelected({ categoryId, minDays })}>
                    <PriceCell
                      label={t(isByHour ? 'hourCell' : 'cell', { category: `${code} · ${name}`, count: minDays })}
                      price={rowOf(here, { categoryId, minDays })?.price ?? null}
                      readOnly={readOnly}
                      onPrice={(price) => type({ categoryId, minDays, price })}
                      onRefused={(text, why, isSaving) => {
                        const refused = [{ cell: { categoryId, minDays }, text, why }]
                        setPasted({ count: 0, refused, base: isSaving ? null : base })
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function DropButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="price-drop" aria-label={label} title={label} onClick={onClick}>
      <CloseOutlined />
    </button>
  )
}

/** Returns the outcome without the refusals of a cell that is typed again; null when nothing is left to tell. */
function withoutCell({ count, refused, base }: Pasted, { categoryId, minDays }: Cell): Pasted | null {
  const left = refused.filter(({ cell }) => cell?.categoryId !== categoryId || cell.minDays !== minDays)
  return count > 0 || left.length > 0 ? { count, refused: left, base } : null
}

function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-category]')
  return cell && row ? { categoryId: Number(row.dataset.category), minDays: Number(cell.dataset.column) } : null
}

function isAllSelected(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement)) return false
  return target.selectionStart === 0 && target.selectionEnd === target.value.length
}
