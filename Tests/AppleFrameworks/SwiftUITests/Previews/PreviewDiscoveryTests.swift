// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing
import Tintype
import TintypeTestSupport

@Suite("Previews of a module")
struct PreviewDiscoveryTests {
  private let previews = Preview.all(in: PreviewedCard.self)

  private func preview(_ name: String) throws -> PreviewSnapshot {
    try #require(previews.first { $0.name == name })
  }

  @Test("Macros and providers are found without registration, in the order of the source")
  func names() {
    let names = previews.map(\.name)
    #expect(
      names.filter { $0.hasPrefix("DeclaredPreviews") } == [
        "DeclaredPreviews.Card", "DeclaredPreviews.Canvas", "DeclaredPreviews",
        "DeclaredPreviews-2", "DeclaredPreviews.Switch", "DeclaredPreviews.Context",
        "DeclaredPreviews.Tolerant",
      ])
    #expect(
      names.filter { $0.hasPrefix("PreviewedCard") } == [
        "PreviewedCard", "PreviewedCard.Named", "PreviewedCard-2", "PreviewedCard-3",
        "PreviewedCard-4", "PreviewedCard-5",
      ])
  }

  @Test("Names that are the same in the names of files are numbered, like equal names")
  func sanitizedNames() {
    let declared = [
      "A.a/b", "A.a b", "A", "A.👍", "A.Row", "A.ROW", "A.Row-2", "A.row", "B.Row", "A.a_b",
    ]
    let sources = declared.map {
      PreviewSource(module: "M", name: $0, error: .noPreviews(module: "M"))
    }
    let other = PreviewSource(module: "N", name: "A.Row", error: .noPreviews(module: "N"))
    let names = PreviewSource.numbered(sources + [other]).map(\.name)
    #expect(
      names == [
        "A.a/b", "A.a b-2", "A", "A.👍-2", "A.Row", "A.ROW-2", "A.Row-2-2", "A.row-3", "B.Row",
        "A.a_b", "A.Row",
      ])
  }

  @Test(
    "A preview without a name and one named “Preview” have references of their own",
    arguments: [
      (["A", "A.Preview"], ["A", "A.Preview-2"]),
      (["A.Preview", "A", "A"], ["A.Preview", "A-2", "A-3"]),
      (["A", "A", "A.Preview 2"], ["A", "A-2", "A.Preview 2-2"]),
      (["A.…", "A.Preview!"], ["A.…", "A.Preview!-2"]),
    ])
  func referenceNames(declared: [String], expected: [String]) {
    let sources = declared.map {
      PreviewSource(module: "M", fileID: "M/A.swift", name: $0, error: .noPreviews(module: "M"))
    }
    #expect(PreviewSource.numbered(sources).map(\.name) == expected)
  }

  @Test("The first preview with an excluded name is not evaluated, and keeps its number")
  func excludedNames() {
    let sources = PreviewSource.all(
      inModules: ["SwiftUITests"], excluding: ["DeclaredPreviews", "DeclaredPreviews.Card"])
    #expect(sources.map(\.name) == PreviewSource.all(inModules: ["SwiftUITests"]).map(\.name))
    let failing = MainActorEvaluation.run {
      sources.filter { source in
        do {
          _ = try source.makeView()
          return false
        } catch {
          return "\(error)".contains("It is excluded.")
        }
      }.map(\.name)
    }
    #expect(failing == ["DeclaredPreviews.Card", "DeclaredPreviews"])
  }

  @Test("Only the previews of the module of the type are returned")
  func module() {
    #expect(Set(previews.map(\.module)) == ["SwiftUITests"])
  }

  @Test("A preview of a macro has its location in the source")
  func location() throws {
    let card = try preview("DeclaredPreviews.Card")
    #expect(card.fileID == "SwiftUITests/DeclaredPreviews.swift")
    #expect(card.line == 7)
    #expect(try preview("PreviewedCard").fileID == nil)
  }

  @Test("A generic provider is not a preview")
  func generic() {
    #expect(!previews.contains { $0.name.hasPrefix("Generic") })
  }

  @Test(
    "The canvas is that of the traits, or that of the modifiers of the view",
    arguments: [
      ("DeclaredPreviews.Canvas", CGSize(width: 120, height: 60)),
      ("DeclaredPreviews", CGSize(width: 390, height: 844)),
      ("DeclaredPreviews-2", CGSize(width: 844, height: 390)),
      ("PreviewedCard-2", CGSize(width: 80, height: 80)),
      ("PreviewedCard-4", CGSize(width: 375, height: 667)),
      ("PreviewedCard-5", CGSize(width: 844, height: 390)),
    ])
  func canvas(name: String, size: CGSize) throws {
    let canvas = try preview(name).host().scene.canvas.size
    #expect(CGSize(width: canvas.width, height: canvas.height) == size)
  }

  @Test("A property with `@Previewable` is the state of the preview")
  func state() throws {
    let host = try preview("DeclaredPreviews.Switch").host()
    try host.toggle("Wi-Fi")
    #expect(host.scene.accessibilityText(frames: false).contains("off"))
  }

  @Test("A preview with a modifier waits for the shared context")
  func context() throws {
    let text = try preview("DeclaredPreviews.Context").host().scene.accessibilityText(frames: false)
    #expect(text.contains("Shared title"))
  }

  @Test("An excluded preview is missing")
  func excluded() {
    #expect(!previews.contains { $0.name == "DeclaredPreviews.Excluded" })
  }

  @Test("A delay advances the time before the snapshot")
  func delay() throws {
    let text = try preview("DeclaredPreviews.Tolerant").host().scene.accessibilityText(
      frames: false)
    #expect(text.contains("7"))
  }

  @Test("A preview with an unknown device is shown with a warning that lists known names")
  func unknownDevice() throws {
    let host = try preview("UnknownDevice").host()
    let warnings = host.scene.diagnostics.map { "\($0)" }
    #expect(warnings.contains { $0.contains("“iPhone 99”, which is unknown. Use the name of an") })
  }

  @Test("A variant with an unknown device is an error")
  func unknownDeviceOfVariant() throws {
    let variants = PreviewVariants(devices: [PreviewDevice(rawValue: "iPhone 99")])
    let card = try #require(
      Preview.all(in: PreviewedCard.self, variants: variants).first {
        $0.name == "DeclaredPreviews.Card"
      })
    let error = #expect(throws: (any Error).self) { try card.host() }
    #expect("\(try #require(error))".contains("“iPhone 99”, which is unknown"))
  }
}

@Suite("Variants of previews")
struct PreviewVariantTests {
  @Test("All combinations are variants, and their names contain the settings")
  func combinations() {
    let variants = PreviewVariants(
      colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3])
    let names = Preview.all(in: PreviewedCard.self, variants: variants)
      .filter { $0.name == "DeclaredPreviews.Card" }.map(\.variantName)
    #expect(
      names == ["light-large", "light-accessibility3", "dark-large", "dark-accessibility3"])
  }

  @Test(
    "An app that states one color scheme has no variants in the other",
    arguments: [
      ("Light", [.light, .dark], ["light"]), ("Dark", [.light, .dark], ["dark"]),
      ("Dark", [.light], ["dark"]), ("Dark", [], [""]), ("Automatic", [.dark], ["dark"]),
    ] as [(String, [ColorScheme], [String])])
  func requiredColorScheme(style: String, requested: [ColorScheme], names: [String]) {
    let required = AppAppearance.scheme(in: ["UIUserInterfaceStyle": style])
    let variants = PreviewVariants(colorSchemes: requested).all(requiring: required)
    #expect(variants.map(\.name) == names)
    let expected: [UIUserInterfaceStyle] = style == "Light" ? [.light] : [.dark]
    #expect(variants.map(\.traits.userInterfaceStyle) == expected)
  }

  @Test("A platform style is that of the whole screen, and part of the name")
  func platformStyle() throws {
    let variants = PreviewVariants(platformStyles: [.iOS, .iOS26])
    let cards = Preview.all(in: PreviewedCard.self, variants: variants)
      .filter { $0.name == "DeclaredPreviews.Card" }
    #expect(cards.map(\.variantName) == ["iOS", "iOS26"])
    #expect(try cards.map { try $0.host().scene.canvas.platformStyle } == [.iOS, .iOS26])
  }

  @Test("Identifiers and descriptions of all snapshots are unique")
  func identifiers() {
    let all = Preview.all(in: PreviewedCard.self, variants: .colorSchemes)
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(Set(all.map(\.description)).count == all.count)
  }

  @Test("A locale sets the layout direction of its language")
  func locale() throws {
    let all = Preview.all(
      in: PreviewedCard.self, variants: PreviewVariants(locales: [Locale(identifier: "ar")]))
    let card = try #require(all.first { $0.name == "DeclaredPreviews.Card" })
    #expect(try card.host().scene.canvas.layoutDirection == .rightToLeft)
    #expect(card.variantName == "ar")
  }

  @Test(
    "One line takes a snapshot of each preview",
    arguments: try nonEmpty(
      Preview.all(in: PreviewedCard.self, variants: .colorSchemes)
        .filter { ["DeclaredPreviews.Card", "PreviewedCard.Named"].contains($0.name) }))
  func previews(_ preview: PreviewSnapshot) {
    assertSnapshot(of: preview)
  }

  @Test(
    "The text of a preview is named after it",
    arguments: try nonEmpty(
      Preview.all(in: PreviewedCard.self).filter { $0.name == "DeclaredPreviews.Card" }))
  func texts(_ preview: PreviewSnapshot) {
    assertSnapshot(of: preview, as: .accessibility)
  }
}
