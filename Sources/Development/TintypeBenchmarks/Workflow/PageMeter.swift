// SPDX-License-Identifier: MIT

import TintypeBrowser

/// Measures a report's page from within, with the browser's own clock.
struct PageMeter {
  let browser: Browser
  let path: String

  /// The times of opening the page, in milliseconds since the start of the navigation.
  struct Opening: Decodable {
    /// The time until rows of the list are painted.
    var shown: Double
    /// The time until a key has selected another row, and that is painted.
    var answered: Double
  }

  /// Opens a new page, and presses a key as soon as there is a list.
  func opening() throws -> Opening {
    let page = try browser.page(width: 1440, height: 900)
    try page.prepare(Self.painted + Self.watching)
    try page.open(path)
    return try page.evaluate("tintypeMeter.opened")
  }

  /// Types into the filter, and deletes the text again.
  ///
  /// - Returns: For each key, the milliseconds from its press until another list is painted.
  func keystrokes() throws -> [Double] {
    let page = try browser.page(width: 1440, height: 900)
    try page.prepare(Self.painted)
    try page.open(path)
    try page.waitUntil("document.querySelector('#list [role=treeitem]')")
    try page.click("#filter")
    var times: [Double] = []
    for text in Self.texts {
      for key in text.map({ String($0) }) + text.map({ _ in "Backspace" }) {
        try page.run(Self.arming)
        try page.press(key)
        times.append(try page.evaluate("tintypeMeter.stroke"))
      }
    }
    return times
  }

  /// Filters with many and few results: names, outcomes, numbers, and texts of causes.
  static let texts = ["cart", "s:matched", "px>500 !dark", "padding", "zzz"]

  /// Calls back once all changes so far are painted.
  private static let painted = """
    window.tintypeMeter = {
      painted: (done) => requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      }),
    };

    """

  private static let watching = """
    tintypeMeter.opened = new Promise((done) => {
      const find = () => {
        const list = document.querySelector("#list");
        if (!list || !list.querySelector("[role=treeitem]")) {
          requestAnimationFrame(find);
          return;
        }
        tintypeMeter.painted((shown) => {
          const active = () => list.getAttribute("aria-activedescendant");
          const before = active();
          const press = () => document.body.dispatchEvent(
            new KeyboardEvent("keydown", {key: "j", code: "KeyJ", bubbles: true, cancelable: true}));
          press();
          const look = () => {
            if (active() === before) { requestAnimationFrame(look); return; }
            tintypeMeter.painted((answered) => done({shown, answered}));
          };
          look();
        });
      };
      requestAnimationFrame(find);
    });
    """

  /// Measures from the key press, as the browser received it, until a new list is painted.
  private static let arming = """
    void (tintypeMeter.stroke = new Promise((done) => {
      let start;
      addEventListener("keydown", (event) => { start = event.timeStamp; },
        {capture: true, once: true});
      const observer = new MutationObserver(() => {
        observer.disconnect();
        tintypeMeter.painted((end) => done(end - start));
      });
      // Where nothing was found before either, only the number is made anew.
      for (const place of ["#list", "#filter-count"]) {
        observer.observe(document.querySelector(place), {childList: true, subtree: true});
      }
    }))
    """
}
