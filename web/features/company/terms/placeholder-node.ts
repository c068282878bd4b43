import { isPlaceholder, type Placeholder, placeholderLabels, placeholders } from '@filao/domain/company/placeholders'
import type { Language } from '@filao/domain/kernel/language.schema'
import { InputRule, mergeAttributes, Node } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    placeholder: {
      /** Inserts a placeholder at the caret. */
      insertPlaceholder: (name: Placeholder) => ReturnType
    }
  }
}

/**
 * A placeholder in terms: one token that shows its name and is moved and removed as a whole. Typing `{{company}}`
 * creates one too.
 */
export const PlaceholderNode = Node.create<{ language: Language }>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ language: 'fr' }),
  addAttributes: () => ({
    name: {
      default: 'company',
      parseHTML: (element) => element.dataset.placeholder,
      renderHTML: ({ name }) => ({ 'data-placeholder': name }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-placeholder]' }],
  renderHTML({ node, HTMLAttributes }) {
    return [
      'span',
      mergeAttributes(HTMLAttributes, { class: 'rich-token' }),
      labelOf(node.attrs.name, this.options.language),
    ]
  },
  renderText: ({ node }) => `{{${node.attrs.name}}}`,
  addCommands() {
    return {
      insertPlaceholder:
        (name) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { name } }),
    }
  },
  addInputRules() {
    return [
      new InputRule({
        find: new RegExp(`\\{\\{\\s*(${placeholders.join('|')})\\s*\\}\\}$`),
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }))
        },
      }),
    ]
  },
})

function labelOf(name: string, language: Language): string {
  return isPlaceholder(name) ? placeholderLabels[name][language] : name
}
