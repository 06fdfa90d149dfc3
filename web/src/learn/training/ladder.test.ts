import { expect, it } from 'vitest'
import { isPassed, ladderStanding, stepHref } from './ladder'

const ladder = ['a', 'b', 'c'].map((drill) => ({ drill, level: 1, pass: 8, of: 10 }))
const passed = { runs: 1, best: 9, passedAt: 1 }
const tried = { runs: 3, best: 7, passedAt: null }

it('the first step that was not passed comes next, whatever was passed above it', () => {
  expect(ladderStanding(ladder, {})).toEqual({ passed: 0, next: ladder[0] })
  expect(ladderStanding(ladder, { 'a:1': passed, 'b:1': tried, 'c:1': passed })).toEqual({
    passed: 2,
    next: ladder[1],
  })
  expect(ladderStanding(ladder, { 'a:1': passed, 'b:1': passed, 'c:1': passed })).toEqual({
    passed: 3,
    next: null,
  })
})

it('a step is passed at its own level only', () => {
  const [step] = ladder
  expect(step && isPassed(step, { 'a:2': passed })).toBe(false)
  expect(step && stepHref(step)).toBe('/learn/training/a?level=1&ladder=1')
})
