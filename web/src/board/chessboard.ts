/**
 * Adapts cm-chessboard to a strict content security policy.
 *
 * The library writes `style` attributes, which the policy forbids; setting the same properties on the `style` object is allowed. All its
 * drawing goes through two functions, which are patched here.
 */
import { Chessboard, COLOR, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js'
import { Markers } from 'cm-chessboard/src/extensions/markers/Markers.js'
import { Svg } from 'cm-chessboard/src/lib/Svg.js'
import pieces from './pieces.svg?raw'

function styleByModel<T extends SVGElement>(element: T): T {
  const plain = element.setAttribute.bind(element)
  element.setAttribute = (name: string, value: string) => {
    if (name === 'style') element.style.cssText = value
    else plain(name, value)
  }
  return element
}

const { createSvg, addElement } = Svg
Svg.createSvg = (container) => styleByModel(createSvg.call(Svg, container))
Svg.addElement = (parent, name, attributes = {}) => {
  const { style, ...rest } = attributes
  const element = addElement.call(Svg, parent, name, rest)
  if (style) element.style.cssText = String(style)
  return element
}

// The element may be gone already: a new position was drawn while a piece was sliding.
Svg.removeElement = (element) => element?.remove()

/**
 * A move may be over while its piece still slides: the library then asks to show a piece on no square, which would log an error. It is
 * ignored here.
 */
export function mended(board: Chessboard): Chessboard {
  const { view } = board
  const show = view.setPieceVisibility.bind(view)
  view.setPieceVisibility = (square, visible) => {
    if (square && view.piecesGroup.querySelector(`g[data-square='${square}']`)) show(square, visible)
  }
  return board
}

/** Puts our pieces where the library looks for its sprites, so that it does not load others over the network. */
export function placeSprite(): void {
  for (const id of ['cm-chessboard-sprite', 'cm-chessboard-markers']) {
    if (document.getElementById(id)) continue
    const holder = document.createElement('div')
    holder.id = id
    holder.className = 'unseen'
    holder.setAttribute('aria-hidden', 'true')
    if (id === 'cm-chessboard-sprite') holder.innerHTML = pieces
    document.body.append(holder)
  }
}

export const MARKS = {
  last: { class: 'last', slice: 'markerSquare' },
  check: { class: 'check', slice: 'markerSquare' },
  hand: { class: 'hand', slice: 'markerSquare' },
  ahead: { class: 'ahead', slice: 'markerSquare' },
  to: { class: 'to', slice: 'markerDot', position: 'above' },
  take: { class: 'take', slice: 'markerCorners' },
} as const

export type Mark = keyof typeof MARKS

export { Chessboard, COLOR, INPUT_EVENT_TYPE, Markers }
