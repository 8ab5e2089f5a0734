// SPDX-License-Identifier: MIT

import TintypeBrowser

/// Measures the page of a report or a catalog from within, with the browser's own clock.
struct PageMeter {
  let browser: Browser
  let path: String
  let subject: Subject

  /// The elements and keys of a page.
  struct Subject {
    /// The selector of the elements of the list.
    var items: String
    /// The name and the code of a key that selects another element of the list.
    var key: (name: String, code: String)
    /// The expression of the selected element.
    var selection: String
    /// The selector of the field that filters the list.
    var field: String
    /// The selectors of the elements that a filter changes.
    var changes: [String]
    /// Filters with many and few results.
    var texts: [String]

    /// Names, outcomes, numbers, and texts of causes.
    static let report = Subject(
      items: "#list [role=treeitem]", key: ("j", "KeyJ"),
      selection: "document.querySelector('#list').getAttribute('aria-activedescendant')",
      field: "#filter", changes: ["#list", "#filter-count"],
      texts: ["cart", "s:matched", "px>500 !dark", "padding", "zzz"])

    /// Names, texts of accessibility elements, symbols, colors, and files.
    static let catalog = Subject(
      items: "#grid [data-preview]", key: ("ArrowRight", "ArrowRight"),
      selection: "document.activeElement.dataset.preview", field: "#search",
      changes: ["#grid", "#count"],
      texts: ["card 7", "minutes ago", "symbol:heart.fill", "color:red open", "file:cards3", "zzz"])
  }

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
    try page.prepare(Self.painted + watching)
    try page.open(path)
    return try page.evaluate("tintypeMeter.opened")
  }

  /// Types into the filter, and deletes the text again.
  ///
  /// - Returns: For each key, the filter after it, and the milliseconds from its press until another
  ///   list is painted.
  func keystrokes() throws -> [(filter: String, time: Double)] {
    let page = try browser.page(width: 1440, height: 900)
    try page.prepare(Self.painted)
    try page.open(path)
    try page.waitUntil("document.querySelector(\(Page.literal(subject.items)))")
    try page.click(subject.field)
    var strokes: [(filter: String, time: Double)] = []
    for text in subject.texts {
      var filter = ""
      for key in text.map({ String($0) }) + text.map({ _ in "Backspace" }) {
        try page.run(arming)
        try page.press(key)
        filter = key == "Backspace" ? String(filter.dropLast()) : filter + key
        strokes.append((filter, try page.evaluate("tintypeMeter.stroke")))
      }
    }
    return strokes
  }

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

  private var watching: String {
    """
    tintypeMeter.opened = new Promise((done) => {
      const find = () => {
        if (!document.querySelector(\(Page.literal(subject.items)))) {
          requestAnimationFrame(find);
          return;
        }
        tintypeMeter.painted((shown) => {
          const active = () => \(subject.selection);
          const before = active();
          const press = () => document.body.dispatchEvent(
            new KeyboardEvent("keydown", {
              key: \(Page.literal(subject.key.name)), code: \(Page.literal(subject.key.code)),
              bubbles: true, cancelable: true,
            }));
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
  }

  /// Measures from the key press, as the browser received it, until a new list is painted.
  private var arming: String {
    """
    void (tintypeMeter.stroke = new Promise((done) => {
      let start;
      addEventListener("keydown", (event) => { start = event.timeStamp; },
        {capture: true, once: true});
      const observer = new MutationObserver(() => {
        observer.disconnect();
        tintypeMeter.painted((end) => done(end - start));
      });
      // Where nothing was found before either, only the number is made anew.
      for (const place of [\(subject.changes.map(Page.literal).joined(separator: ", "))]) {
        observer.observe(document.querySelector(place), {childList: true, subtree: true});
      }
    }))
    """
  }
}

extension PageMeter {
  /// The rows of a page in a report.
  static let answer = "open the page: response to a key"
  static let slowest = "the slowest keystroke in the filter"

  /// Opens the page several times, and types into its filter.
  ///
  /// - Parameters:
  ///   - suite: The suite of the rows.
  ///   - subject: The subject of the rows.
  ///   - rounds: The number of openings.
  ///   - passes: The number of times that all texts are typed; the time of a key is its median.
  /// - Returns: The rows.
  /// - Throws: An error of the browser.
  func rows(
    suite: String, subject: String, rounds: Int, passes: Int = 1
  ) throws -> [BenchmarkReport.Row] {
    // The first page starts the browser's shared processes.
    _ = try opening()
    let openings = try (0..<rounds).map { _ in try opening() }
    let typed = try (0..<passes).map { _ in try keystrokes() }
    let strokes = (typed.first ?? []).indices.map { key in
      (filter: typed[0][key].filter, time: Sample(typed.map { .milliseconds($0[key].time) }).median)
    }
    let slowest = strokes.max { $0.time < $1.time }
    if let slowest { Log.note("the slowest keystroke results in the filter “\(slowest.filter)”") }
    let times: [(String, [Duration])] = [
      ("open the page: first list", openings.map { .milliseconds($0.shown) }),
      (Self.answer, openings.map { .milliseconds($0.answered) }),
      ("a keystroke in the filter", strokes.map(\.time)),
      (Self.slowest, [slowest?.time ?? .zero]),
    ]
    return times.map { name, times in
      BenchmarkReport.Row(
        suite: suite, subject: subject, name: name, by: "Chromium", Sample(times))
    }
  }
}
