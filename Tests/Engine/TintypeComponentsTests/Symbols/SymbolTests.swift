// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeTestSupport

@Suite("Symbols")
struct SymbolTests {
  @Test(
    "All symbols of the standard set can be composed, and are near the grid in the heaviest weight")
  func standard() throws {
    let grid = Rect(x: -1.5, y: -1.5, width: 27, height: 27)
    for name in SymbolSet.standard.names {
      let drawing = try #require(
        SymbolSet.standard.drawing(name, weight: .black, scale: .medium), "\(name)")
      #expect(drawing.layers.contains { $0.mode != .erase }, "\(name)")
      #expect(drawing.layers.allSatisfy { $0.path.isFinite && !$0.path.isEmpty }, "\(name)")
      let box = drawing.contentBox
      #expect(box.width > 0 && box.height > 0 && box.union(grid) == grid, "\(name): \(box)")
      #expect(drawing.layers.allSatisfy { (0...2).contains($0.level) }, "\(name)")
    }
    let drawing = try #require(SymbolSet.standard["cloud.sun.rain.fill"])
    #expect(try throughJSON(drawing) == drawing)
  }

  @Test("The 600 most used names of SF Symbols exist")
  func mostUsed() throws {
    let list = try String(contentsOf: Repository.url("scripts/data/symbols.txt"), encoding: .utf8)
    let names = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(Set(names).count == 600)
    let known = Set(SymbolSet.standard.names)
    #expect(names.filter { !known.contains($0) } == [])
  }

  @Test("Only the variants of a table exist")
  func variants() {
    for name in [
      "heart.circle.fill", "bell.slash.fill", "bell.badge.fill", "person.fill.badge.plus",
      "person.crop.circle.badge.questionmark.fill", "mic.slash.circle", "50.square",
      "a.circle.fill", "09.square.fill", "lock.trianglebadge.exclamationmark.fill",
      "folder.fill.badge.person.crop", "person.crop.circle.badge.moon",
    ] {
      #expect(SymbolSet.standard.contains(name) && SymbolSet.standard[name] != nil, "\(name)")
    }
    for name in [
      "magnifyingglass.fill", "heart.fill.circle", "heart.", "", ".", "51.circle", "001.circle",
      "010.circle", "a", "1", "heart.circle.fill.fill", "xmark.badge.plus",
    ] {
      #expect(!SymbolSet.standard.contains(name) && SymbolSet.standard[name] == nil, "\(name)")
    }
  }

  @Test("The aliases of the standard set name existing symbols and hide none")
  func aliases() {
    #expect(SymbolSet.standard["close"] == SymbolSet.standard["xmark"])
    for (alias, name) in SymbolSet.standard.aliases {
      #expect(SymbolSet.standard.names.contains(name), "\(alias)")
      #expect(!SymbolSet.standard.names.contains(alias))
    }
  }

  @Test("Directional symbols of the standard set flip in right-to-left layouts")
  func flips() {
    let flipping = SymbolSet.standard.names.filter {
      SymbolSet.standard[$0]?.flipsForRightToLeft == true
    }
    for name in ["chevron.forward", "arrow.backward.circle", "list.bullet"] {
      #expect(flipping.contains(name), "\(name)")
    }
    for name in ["chevron.right", "arrow.left", "text.alignleft", "heart", "play.fill"] {
      #expect(!flipping.contains(name), "\(name)")
    }
  }

  @Test("Symbols are added and merged, and later ones replace earlier ones")
  func merging() throws {
    let drawing = SymbolDrawing(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), layers: [])
    let own = SymbolSet().adding("xmark", drawing).adding("logo", drawing)
    #expect(own.names == ["logo", "xmark"])
    #expect(own["close"] == nil)
    let both = SymbolSet.standard.merging(own)
    #expect(both["close"] == drawing)
    #expect(both["logo"] == drawing)
    let other = own.merging(.standard)
    #expect(other["xmark"] == SymbolSet.standard["xmark"])
    #expect(other["logo"] == drawing)
    #expect(other.names.count == SymbolSet.standard.names.count + 1)
  }

  @Test(
    "A misspelled symbol has a suggestion of the name that it means",
    arguments: [
      ("magnifyinglass", "magnifyingglass"), ("Xmark", "xmark"), ("chevron.rigth", "chevron.right"),
      ("setings", "settings"), ("heart.fil", "heart.fill"), ("hart.fill", "heart.fill"),
      ("checkmark.cicle", "checkmark.circle"), ("arrow.circlepaht", "arrow.circlepath"),
    ])
  func suggestions(name: String, meant: String) {
    #expect(SymbolSet.standard.closestName(to: name) == meant)
  }

  @Test(
    "A name that is only spelled similarly is not suggested",
    arguments: [
      "mouse", "test", "tv.fine", "up", "qqqqqqqq", "",
      String(repeating: "x", count: 1_000_000),
    ])
  func noSuggestion(name: String) { #expect(SymbolSet.standard.closestName(to: name) == nil) }

  @Test("Symbols are read from a directory, and an error names the first invalid file")
  func directory() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try write("b.svg", "<svg viewBox='0 0 8 8'><path d='M0 0h8'/></svg>")
    try write("notes.txt", "none")
    #expect(try SymbolSet.directory(path).names == ["b"])
    let added = try SymbolSet.standard.adding(folder: path)
    #expect(added["b"] == (try SymbolSet.directory(path))["b"])
    #expect(added["heart"] == SymbolSet.standard["heart"])
    try write("a.svg", "<html/>")
    let wrong = #expect(throws: SymbolError.self) { try SymbolSet.directory(path) }
    #expect(wrong == .invalidDrawing(path: "\(path)/a.svg", problem: .notSVG))
    #expect(
      wrong?.description
        == """
        The symbol \(path)/a.svg cannot be used. The outermost element is not svg. Export the drawing \
        as SVG.
        """)
    try write("a.svg", String(repeating: " ", count: 1_000_001))
    let large = #expect(throws: SymbolError.self) { try SymbolSet.directory(path) }
    #expect(
      large?.description
        == "The symbol \(path)/a.svg is larger than 1 MB. Remove unneeded parts of the drawing.")
    try Data([0xFF]).write(to: folder.appending(path: "a.svg"))
    let bytes = #expect(throws: SymbolError.self) { try SymbolSet.directory(path) }
    #expect(bytes?.description == "The symbol \(path)/a.svg cannot be read: it is not UTF-8.")
    let missing = #expect(throws: SymbolError.self) { try SymbolSet.directory("\(path)/none") }
    #expect(
      missing?.description
        == """
        The symbol folder \(path)/none does not exist. Check the path, which is relative to the \
        working directory.
        """)
  }
}
