import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Count } from '#ui/Count'
import { useUrlParam } from '#ui/url-param'

type Props<Item> = {
  /** The id of the section, used in the page's address. */
  id: string
  title: string
  /** The rows that were read, at most 100. */
  items: Item[]
  /** The number of all. */
  count: number
  /** Says that there are none. */
  empty: string
  /** The list with those that were not read. */
  rest: string
  className?: string
  row: (item: Item) => ReactNode
}

const few = 8

/** Shows a list of the home page, cut after a few rows; the number of the others is a link to them. */
export function HomePanel<Item extends { id: number }>(props: Props<Item>) {
  const { id, title, items, count, empty, rest, className, row } = props
  const { t } = useTranslation('home')
  const titleId = useId()
  const [opened] = useUrlParam('all')
  const isWhole = opened === id
  const shown = isWhole ? items : items.slice(0, few)
  const more = count - shown.length
  return (
    <section id={id} className="home-panel" aria-labelledby={titleId} tabIndex={-1}>
      <header>
        <h2 id={titleId}>
          {title} <Count count={count} />
        </h2>
        {isWhole && items.length > few && <Link to={`#${id}`}>{t('fewer')}</Link>}
      </header>
      {items.length === 0 && <p className="home-note">{empty}</p>}
      <ul className={`home-rows ${className ?? ''}`}>
        {shown.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      {more > 0 && (
        <Link className="home-more" to={isWhole ? rest : `?all=${id}#${id}`}>
          {t('more', { count: more })}
        </Link>
      )}
    </section>
  )
}
