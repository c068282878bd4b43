import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { usePageFocus } from './list-focus.ts'
import './Pager.css'

/** Renders links to the other pages of a list; nothing for a single page. */
export function Pager({ current, pages }: { current: number; pages: number }) {
  const { t } = useTranslation('ui')
  const [params] = useSearchParams()
  const links = usePageFocus<HTMLElement>(`${current} ${pages}`)
  if (pages < 2) return null
  const at = (page: number) => {
    const next = new URLSearchParams(params)
    if (page === 1) next.delete('page')
    else next.set('page', String(page))
    return `?${next}`
  }
  return (
    <nav ref={links} className="pager" aria-label={t('table.pages')}>
      {current > 1 && (
        <Link to={at(current - 1)} aria-label={t('table.previous')}>
          <LeftOutlined aria-hidden />
        </Link>
      )}
      {near(current, pages).map((page, place, all) => (
        <Link
          key={page}
          to={at(page)}
          aria-current={page === current ? 'page' : undefined}
          className={page - (all[place - 1] ?? 0) > 1 ? 'pager-far' : ''}
        >
          {page}
        </Link>
      ))}
      {current < pages && (
        <Link to={at(current + 1)} aria-label={t('table.next')}>
          <RightOutlined aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** Returns the first, the last, and the pages around the current one. */
function near(current: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  return all.filter((page) => page === 1 || page === pages || Math.abs(page - current) <= 1)
}
