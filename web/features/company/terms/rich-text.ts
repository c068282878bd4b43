import type { Language } from '@filao/domain/kernel/language.schema'
import { type Extensions, Mark } from '@tiptap/core'
import Blockquote from '@tiptap/extension-blockquote'
import Bold from '@tiptap/extension-bold'
import Document from '@tiptap/extension-document'
import HardBreak from '@tiptap/extension-hard-break'
import Heading from '@tiptap/extension-heading'
import HorizontalRule from '@tiptap/extension-horizontal-rule'
import Italic from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import Strike from '@tiptap/extension-strike'
import Text from '@tiptap/extension-text'
import Underline from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { PlaceholderNode } from './placeholder-node.ts'

/** Returns the elements allowed in terms: only those that the server keeps when it stores them. */
export function richText(language: Language): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    Underline,
    Strike,
    Heading.configure({ levels: [1, 2, 3, 4] }),
    BulletList,
    OrderedList,
    Item,
    Blockquote,
    HardBreak,
    HorizontalRule,
    Link,
    UndoRedo,
    PlaceholderNode.configure({ language }),
  ]
}

/** Tab leaves the editor, even in a list, so that the keyboard is never trapped. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** A pasted or stored link. It is kept, and is not clickable in the editor. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => ['https:', 'http:', 'mailto:', 'tel:'].map((scheme) => ({ tag: `a[href^="${scheme}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})
