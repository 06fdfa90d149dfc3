/** Runs in the page: text with too little contrast, and controls without a name. */
export function shortcomings() {
  const found = []
  const channels = (text) => {
    const numbers = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0]
    const scale = text.startsWith('color(') ? 255 : 1
    const [r, g, b, alpha = 1] = numbers
    return [r * scale, g * scale, b * scale, alpha]
  }
  const over = ([r, g, b, alpha], [x, y, z]) => [
    r * alpha + x * (1 - alpha),
    g * alpha + y * (1 - alpha),
    b * alpha + z * (1 - alpha),
    1,
  ]
  const light = ([r, g, b]) => {
    const linear = (value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  }
  const behind = (element) => {
    const layers = []
    for (let one = element; one; one = one.parentElement)
      layers.push(channels(getComputedStyle(one).backgroundColor))
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
  }
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, :disabled, .skip') &&
    element.getClientRects().length > 0
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') || !isSeen(element)) continue
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    if (!own) continue
    const style = getComputedStyle(element)
    const back = behind(element)
    const front = over(channels(style.color), back)
    const [a, b] = [light(front), light(back)].sort((x, y) => y - x)
    const size = parseFloat(style.fontSize)
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    const ratio = (a + 0.05) / (b + 0.05)
    if (ratio < needed)
      found.push(`${ratio.toFixed(2)}: ${element.textContent.trim().slice(0, 40)} (${element.className})`)
  }
  for (const element of document.querySelectorAll(
    'button, a[href], input, select, textarea, [role="grid"]',
  )) {
    if (!element.checkVisibility()) continue
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join('')
    const name = element.getAttribute('aria-label') ?? (labels || element.textContent || element.title)
    if (!name.trim()) found.push(`no name: ${element.outerHTML.slice(0, 80)}`)
  }
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
  if (headings.length !== 1) found.push('not one heading of the first rank')
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`wider than its window: ${document.documentElement.scrollWidth}`)
  return found
}
