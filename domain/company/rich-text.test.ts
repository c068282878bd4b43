import { describe, expect, test } from 'vitest'
import { isBlank, parseRichText } from './rich-text.ts'

describe('rich text', () => {
  test('is parsed to a tree of its elements', () => {
    expect(parseRichText('<h2>Termes</h2><p>Un <strong>mot</strong><br>et &lt;b&gt; &amp; l&#8217;eau</p>')).toEqual([
      { tag: 'h2', children: ['Termes'] },
      {
        tag: 'p',
        children: ['Un ', { tag: 'strong', children: ['mot'] }, { tag: 'br', children: [] }, 'et <b> & l’eau'],
      },
    ])
  })

  test('keeps the text of unknown elements, and nothing that could run', () => {
    expect(parseRichText('<p onclick="x()">a<script>b</script><img src=x onerror=y></p>')).toEqual([
      { tag: 'p', children: ['a', 'b'] },
    ])
  })

  test('keeps only links to pages, mail addresses and phone numbers', () => {
    const hrefs = [
      'https://filao.example/a?b=1&amp;c=2',
      'mailto:a@b.c',
      'javascript:alert(1)',
      'java&#115;cript:alert(1)',
    ]
    const links = hrefs.flatMap((href) => parseRichText(`<a href="${href}">x</a>`))
    expect(links.map((link) => typeof link === 'object' && link.href)).toEqual([
      'https://filao.example/a?b=1&c=2',
      'mailto:a@b.c',
      undefined,
      undefined,
    ])
  })

  test('accepts elements that are never closed, or closed twice', () => {
    expect(parseRichText('<ul><li>a<li>b</ul></ul><p>c < d')).toEqual([
      { tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'li', children: ['b'] }] }] },
      { tag: 'p', children: ['c ', '<', ' d'] },
    ])
  })

  test('is blank without visible text', () => {
    expect(isBlank(parseRichText('<p></p>'))).toBe(true)
    expect(isBlank(parseRichText('<p><br></p> '))).toBe(true)
    expect(isBlank(parseRichText('<p>a</p>'))).toBe(false)
  })
})
