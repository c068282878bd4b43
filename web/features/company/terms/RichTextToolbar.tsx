import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { placeholderLabels, placeholders } from '@filao/domain/company/placeholders'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Tool = { key: string; name: string; shown: ReactNode; run: () => unknown; on?: boolean; off?: boolean }

/** Formats the text and inserts placeholders. It is one tab stop; the arrows move between its buttons. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('company/preferences')
  const [stop, setStop] = useState(0)
  const formats = useFormats(editor)
  const tokens = useTokens(editor)
  const buttons = [...formats, ...tokens]
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const at = all.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + all.length) % all.length
    setStop(next)
    all[next]?.focus()
  }
  const button = (tool: Tool) => (
    <button
      key={tool.key}
      type="button"
      tabIndex={buttons.indexOf(tool) === stop ? 0 : -1}
      aria-label={tool.name}
      title={tool.name}
      aria-pressed={tool.on}
      aria-disabled={tool.off}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !tool.off && tool.run()}
    >
      {tool.shown}
    </button>
  )
  return (
    <div className="rich-toolbar" role="toolbar" tabIndex={-1} aria-label={t('editor.toolbar')} onKeyDown={walk}>
      <div className="rich-tools">{formats.map(button)}</div>
      <div className="rich-tools">
        <span aria-hidden>{t('editor.insert')}</span>
        {tokens.map(button)}
      </div>
    </div>
  )
}

function useFormats(editor: Editor): Tool[] {
  const { t } = useTranslation('company/preferences')
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      title: now.isActive('heading', { level: 2 }),
      subtitle: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const tool = (
    key: 'title' | 'subtitle' | 'bold' | 'italic' | 'underline' | 'bullets' | 'numbers',
    shown: ReactNode,
    run: () => unknown,
  ): Tool => ({ key, name: t(`editor.${key}`), shown, run, on: state[key] })
  return [
    tool('title', t('editor.title'), () => chain().toggleHeading({ level: 2 }).run()),
    tool('subtitle', t('editor.subtitle'), () => chain().toggleHeading({ level: 3 }).run()),
    tool('bold', <BoldOutlined />, () => chain().toggleBold().run()),
    tool('italic', <ItalicOutlined />, () => chain().toggleItalic().run()),
    tool('underline', <UnderlineOutlined />, () => chain().toggleUnderline().run()),
    tool('bullets', <UnorderedListOutlined />, () => chain().toggleBulletList().run()),
    tool('numbers', <OrderedListOutlined />, () => chain().toggleOrderedList().run()),
    {
      key: 'undo',
      name: t('editor.undo'),
      shown: <UndoOutlined />,
      run: () => chain().undo().run(),
      off: !state.canUndo,
    },
    {
      key: 'redo',
      name: t('editor.redo'),
      shown: <RedoOutlined />,
      run: () => chain().redo().run(),
      off: !state.canRedo,
    },
  ]
}

function useTokens(editor: Editor): Tool[] {
  const { t } = useTranslation('company/preferences')
  const language = useLanguage()
  return placeholders.map((name) => {
    const token = placeholderLabels[name][language]
    return {
      key: name,
      name: t('editor.insertToken', { token }),
      shown: <span className="rich-token">{token}</span>,
      run: () => editor.chain().focus().insertPlaceholder(name).run(),
    }
  })
}
