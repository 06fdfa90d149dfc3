import { mount } from 'svelte'
import './look/tokens.css'
import './look/base.css'
import './look/board.css'
import App from './App.svelte'
import { startRouter } from './shell/router.svelte'
import { wear } from './shell/tastes.svelte'
import { speak } from './words/words.svelte'

wear()
startRouter()
await speak()
const target = document.getElementById('app')
if (target) mount(App, { target })

// After the first visit the pages open without a network too.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}
