// Before anything is painted: day or night, as chosen in this browser or as the system has it, and the language; and
// what every page asks for first is already asked for. Should the script of the page not come, as while a house is
// renewed, the page is loaded once more, and then says so.
;(() => {
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('serenissima.settings') || '{}')
  } catch {}
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const wanted = (navigator.language || 'en').slice(0, 2)
  const language = chosen.language || (['en', 'de', 'nl', 'it', 'fr'].includes(wanted) ? wanted : 'en')
  root.dataset.light = chosen.light === 'day' || chosen.light === 'night' ? chosen.light : dark ? 'night' : 'day'
  root.lang = language
  const missed = (event) => {
    if (event.target?.type !== 'module') return
    let again = false
    try {
      const last = Number(sessionStorage.getItem('serenissima.renewed'))
      again = Date.now() - last > 60_000
      sessionStorage.setItem('serenissima.renewed', String(Date.now()))
    } catch {}
    if (again) return location.reload()
    for (const line of document.querySelectorAll(`.not-come[lang="${language}"]`)) line.hidden = false
  }
  addEventListener('error', missed, true)
  const alone = 'alone' in root.dataset // a house in this browser: nobody need be asked
  if (alone ? !location.search : location.pathname === '/') root.dataset.first = ''
  if (alone) return
  for (const href of ['/api/games', `/api/text/${language}`, '/api/visitor']) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
})()
