import { DownOutlined } from '@ant-design/icons'
import { mostViews } from '@filao/domain/access/saved-view'
import type { SavedList, SavedView } from '@filao/domain/access/saved-view.schema'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { deleteSavedView, listSavedViews } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { confirm } from '#ui/popups/popups'
import { useQueryParams } from '#ui/url-param'
import { ViewNameDialog } from './ViewNameDialog.tsx'
import { viewQuery } from './view-query.ts'
import './saved-views.css'

/** Chooses among the user's saved views of a list, and saves, renames or deletes one. */
export function SavedViews({ list }: { list: SavedList }) {
  const { t } = useTranslation('ui')
  const { companyId } = useSession()
  const toast = useToast()
  const [params, change] = useQueryParams()
  const [naming, setNaming] = useState<'new' | SavedView | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const read = useRead(listSavedViews, { params: { companyId } })
  const remove = useAction(deleteSavedView)
  const views = read.data?.filter((view) => view.list === list) ?? []
  const query = viewQuery(params)
  const active = views.find((view) => view.query === query)
  const isFull = views.length >= mostViews
  const drop = async (view: SavedView) => {
    const isMeant = await confirm({
      title: t('views.deleteQuestion', { name: view.name }),
      okText: t('delete'),
      cancelText: t('cancel'),
    })
    if (isMeant) await remove.mutateAsync({ params: { companyId, id: view.id } }).catch(toast.problem)
  }
  const show = (query: string) => change(() => new URLSearchParams(query), { isKept: true })
  const items: MenuProps['items'] = [
    { key: 'all', label: t('views.all'), onClick: () => show('') },
    ...views.map((view) => ({
      key: String(view.id),
      label: view.name,
      onClick: () => show(view.query),
    })),
    { type: 'divider' },
    // A group has a readable title; the label of a disabled entry is too pale for a reason.
    isFull || !query
      ? { key: 'reason', type: 'group', label: query ? t('views.full', { count: mostViews }) : t('views.nothing') }
      : { key: 'save', label: t('views.save'), disabled: active !== undefined, onClick: () => setNaming('new') },
    ...(active
      ? [
          { key: 'rename', label: t('views.rename', { name: active.name }), onClick: () => setNaming(active) },
          {
            key: 'delete',
            label: t('views.delete', { name: active.name }),
            danger: true,
            onClick: () => void drop(active),
          },
        ]
      : []),
  ]
  return (
    <>
      <Dropdown
        menu={{
          items,
          selectedKeys: [active ? String(active.id) : query ? '' : 'all'],
          // The chosen entry goes with the menu. Its button gets the focus before a window opens, and not the key too.
          onClick: ({ domEvent }) => {
            domEvent.preventDefault()
            button.current?.focus()
          },
        }}
        trigger={['click']}
        autoFocus
      >
        <Button
          ref={button}
          className="saved-views"
          icon={<DownOutlined />}
          iconPlacement="end"
          aria-label={active ? `${t('views.label')}, ${active.name}` : t('views.label')}
        >
          <span className="saved-view-name">{active?.name ?? t('views.views')}</span>
        </Button>
      </Dropdown>
      {naming && (
        <ViewNameDialog
          list={list}
          query={query}
          views={views}
          view={naming === 'new' ? null : naming}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
