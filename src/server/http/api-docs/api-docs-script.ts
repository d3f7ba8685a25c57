/**
 * The script of the API documentation: switches the theme (dark unless this browser remembers
 * light), copies examples, tries calls, selects a chapter and filters calls by text. Its hash is
 * part of the content policy.
 */
export const API_DOCS_SCRIPT = `const root = document.documentElement;
root.classList.add('scripted');
try { if (localStorage.getItem('casino-video-theme') === 'light') root.classList.add('light'); } catch {}
addEventListener('DOMContentLoaded', () => {
  for (const button of document.querySelectorAll('.copy')) {
    // Absent where the page is not served over https.
    button.hidden = !navigator.clipboard;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.previousElementSibling.textContent);
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
  }
  const theme = document.querySelector('.theme');
  theme.hidden = false;
  theme.addEventListener('click', () => {
    const isLight = root.classList.toggle('light');
    try { localStorage.setItem('casino-video-theme', isLight ? 'light' : 'dark'); } catch {}
  });

  const chapters = [...document.querySelectorAll('details.chapter')];
  const links = [...document.querySelectorAll('nav a')];
  let chosen = chapters[0];
  const choose = (chapter) => {
    chosen = chapter;
    chapter.open = true;
    const { id } = chapter.parentElement;
    for (const each of chapters) each.parentElement.classList.toggle('chosen', each === chapter);
    for (const link of links) {
      if (link.hash === '#' + id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const open = () => {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    const chapter = target && (target.querySelector('details.chapter') || target.closest('details.chapter'));
    if (chapter && words.value !== '') {
      words.value = '';
      showFound();
    }
    if (chapter) choose(chapter);
    if (target) target.scrollIntoView();
  };
  // Beside the index, the chosen chapter stays open for the keyboard as well.
  const isBesideIndex = matchMedia('(min-width: 60rem)');
  for (const { firstElementChild: summary, parentElement } of chapters) {
    summary.addEventListener('click', (event) => {
      const isChosen = parentElement.classList.contains('chosen') && !root.classList.contains('finding');
      if (isChosen && isBesideIndex.matches) event.preventDefault();
    });
  }

  const find = document.querySelector('.find'), words = find.querySelector('input');
  find.hidden = false;
  const showFound = () => {
    const text = words.value.trim().toLowerCase();
    let count = 0;
    root.classList.toggle('finding', text !== '');
    for (const chapter of chapters) {
      let isFound = false;
      for (const call of chapter.querySelectorAll('article')) {
        call.hidden = !call.textContent.toLowerCase().includes(text);
        if (!call.hidden) { isFound = true; count += 1; }
      }
      chapter.open = text === '' ? chapter === chosen : isFound;
      chapter.parentElement.hidden = text !== '' && !isFound;
    }
    find.querySelector('output').textContent = text === '' ? '' : count === 1 ? '1 call' : count + ' calls';
  };
  words.addEventListener('input', showFound);
  choose(chosen);
  addEventListener('hashchange', open);
  open();

  const trial = document.querySelector('.trial'), shown = trial.querySelector('pre');
  trial.closest('section').hidden = false;
  trial.addEventListener('submit', async (event) => {
    event.preventDefault();
    const key = trial.querySelector('input').value.trim(), path = trial.querySelector('select').value;
    shown.hidden = false;
    shown.textContent = 'GET ' + path;
    try {
      const response = await fetch(path, key ? { headers: { authorization: 'Bearer ' + key } } : {});
      let body = await response.text();
      try { body = JSON.stringify(JSON.parse(body), null, 2); } catch {}
      shown.textContent = response.status + ' ' + response.statusText + '\\n' + body.slice(0, 20000);
    } catch {
      shown.textContent = 'There was no answer. Please try again.';
    }
  });
})`;
