// SPDX-License-Identifier: MIT

/// How the gallery's page looks: fonts of the system, light and dark, nothing loaded.
enum IndexStyle {
  /// The style sheet.
  static let sheet = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f3; --card: #fff; --text: #1c1d1f; --quiet: #5a5d63; --line: #d9d9d4;
      --link: #0b57a4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181a; --card: #202225; --text: #e9e9e6; --quiet: #a9adb4; --line: #3a3d42;
        --link: #8fc1f5;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 7rem; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header, main { max-width: 110rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem); }
    header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
      align-items: baseline; padding-top: .75rem; padding-bottom: .75rem;
      background: var(--ground); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 1.375rem; }
    header p { margin: 0; color: var(--quiet); }
    h2 { margin: 2.5rem 0 0; font-size: 1.75rem; }
    h2 + p { margin: .25rem 0 1.5rem; color: var(--quiet); }
    h3 { margin: 2rem 0 .75rem; font-size: 1.25rem; }
    h4 { margin: 0; font-size: 1rem; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; }
    nav li { list-style-type: ""; }
    input {
      width: 16rem; padding: .3rem .6rem; font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 6px;
    }
    output { color: var(--quiet); }
    .states { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .state {
      max-width: 100%; padding: 1rem; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px;
    }
    .size { margin: 0 0 .75rem; font-size: .8125rem; color: var(--quiet); }
    .looks { display: flex; flex-wrap: wrap; gap: .75rem; align-items: flex-start; }
    .looks a { color: var(--quiet); font-size: .8125rem; text-decoration: none; }
    figure { margin: 0; }
    .looks img {
      display: block; width: auto; height: auto; max-width: min(100%, 15rem); max-height: 26rem;
      border: 1px solid var(--line); border-radius: 6px;
      background: repeating-conic-gradient(#8882 0 25%, #fff0 0 50%) 0 0 / 16px 16px;
    }
    .looks figcaption { margin-top: .25rem; }
    details { margin-top: .75rem; max-width: 30rem; font-size: .8125rem; }
    summary { color: var(--quiet); cursor: pointer; }
    pre {
      margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere;
      font: .75rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
    }
    dialog {
      max-width: 96vw; max-height: 96vh; padding: 1rem; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 12px;
    }
    dialog::backdrop { background: #000a; }
    dialog img { display: block; max-width: 100%; border: 1px solid var(--line); }
    dialog figcaption { margin: .75rem 0; }
    button { padding: .3rem 1rem; font: inherit; }
    [hidden] { display: none !important; }
    """
}
