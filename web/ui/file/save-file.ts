/** Downloads a file to the user's device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the content only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
