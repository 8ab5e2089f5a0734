// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Variants")
struct VariantsTests {
  @Test("Variants are all combinations in order, and the last axis varies fastest")
  func order() {
    let variants = Variants(
      schemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft],
      devices: [.iPhone13, .iPadPro11]
    ).axis("state", ["normal": Traits(), "off": .disabled])
    #expect(variants.count == 16)
    #expect(
      variants.map(\.name).prefix(5) == [
        "light-ltr-iPhone13-normal", "light-ltr-iPhone13-off", "light-ltr-iPadPro11-normal",
        "light-ltr-iPadPro11-off", "light-rtl-iPhone13-normal",
      ])
    #expect(variants.last?.name == "dark-rtl-iPadPro11-off")
    #expect(variants.last?.viewport == .device(.iPadPro11))
    #expect(variants.last?.traits == [.dark, .rightToLeft, .disabled])
    #expect(variants[0].traits == [.light, .leftToRight])
  }

  @Test("Variants are named by the axes with several values")
  func names() {
    let variants = Variants(
      schemes: [.dark], contrasts: [.standard, .increased],
      dynamicTypeSizes: [.large, .accessibility3], layoutDirections: [.rightToLeft],
      locales: ["de_DE", "ar_SA"], devices: [.iPhone13(.landscape)])
    #expect(variants.count == 8)
    #expect(variants.first?.name == "standardContrast-large-de_DE")
    #expect(variants.last?.name == "increasedContrast-accessibility3-ar_SA")
    #expect(
      variants.last?.traits == [
        .dark, .increasedContrast, .dynamicTypeSize(.accessibility3), .rightToLeft,
        .locale("ar_SA"),
      ])
  }

  @Test("There is at least one variant, even if axes are empty or missing")
  func atLeastOne() {
    let one = [Variant(name: "", viewport: .sizeThatFits, traits: Traits())]
    #expect(Array(Variants()) == one)
    #expect(Array(Variants(schemes: [], devices: []).axis("state", [:])) == one)
    #expect(Variants(schemes: [], devices: [.iPhone13]).map(\.viewport) == [.device(.iPhone13)])
    #expect(Variants(viewports: []).count == 1)
  }

  @Test("Variants of viewports are named by the viewport's size")
  func viewports() {
    let variants = Variants(viewports: [
      .fixed(Size(320, 200.5)), .sizeThatFits, .device(.iPhone13),
      .device(.iPhone13, size: Size(390, 2000)),
    ])
    #expect(
      variants.map(\.name) == ["320x200-5", "sizeThatFits", "iPhone13", "iPhone13-390x2000"])
    #expect(variants[0].viewport == .fixed(Size(320, 200.5)))
  }

  @Test("Duplicate values are dropped, and different values with equal names are numbered")
  func duplicates() {
    #expect(Variants(schemes: [.dark, .light, .dark]).map(\.name) == ["dark", "light"])
    let devices = (1...3).map {
      Device(name: $0 == 2 ? "Kiosk" : "kiosk", size: Size(Double($0), 9))
    }
    let variants = Variants(schemes: [.light, .dark], devices: devices)
    #expect(
      variants.map(\.name) == [
        "light-kiosk", "light-Kiosk-2", "light-kiosk-3", "dark-kiosk", "dark-Kiosk-2",
        "dark-kiosk-3",
      ])
  }

  @Test("Variant names are unique even if joined parts are equal")
  func collisions() {
    let variants = Variants()
      .axis("a", ["x": .light, "x-y": .dark]).axis("b", ["y-z": .leftToRight, "z": .rightToLeft])
    #expect(variants.map(\.name) == ["x-y-z", "x-z", "x-y-y-z", "x-y-z-2"])
    let many = Variants().axis("a", ["": .light, " ": .dark, "2": .rightToLeft, "/": .leftToRight])
    #expect(many.map(\.name) == ["", "2", "2-2", "3"])
  }

  @Test("Variant names are safe for file names")
  func safeNames() {
    let variants = Variants().axis(
      "state",
      [
        "../../etc/passwd": .light, "a b\n\0c": .dark, "状態": .leftToRight, "-": .rightToLeft,
        String(repeating: "x", count: 1_000_000): .disabled,
        "e" + String(repeating: "\u{301}", count: 1_000_000): .boldText,
      ])
    #expect(
      variants.map(\.name) == [
        "etc-passwd", "a-b-c", "状態", "", String(repeating: "x", count: 60), "2",
      ])
  }

  @Test("Later axes override earlier ones, and an axis of the same name is replaced")
  func laterWins() {
    let variants = Variants(schemes: [.light, .dark]).axis("theme", ["night": .dark])
    #expect(variants.map(\.traits) == [.dark, .dark])
    let replaced = variants.axis("theme", ["day": .light, "night": .dark])
    #expect(replaced.map(\.name) == ["light-day", "light-night", "dark-day", "dark-night"])
  }

  @Test("Too many variants become a single one that fails with the number of values per axis")
  func tooMany() throws {
    let sizes = Variants(
      dynamicTypeSizes: DynamicTypeSize.allCases, devices: Device.all
    ).axis("state", ["a": .light, "b": .dark])
    #expect(sizes.count == 12 * Device.all.count * 2)
    let more = sizes.axis("more", ["a": .boldText, "b": .disabled, "c": .reduceMotion])
    let only = try #require(more.first)
    #expect(more.count == 1)
    #expect(
      throws: TraitsError.tooManyVariants(
        axes: "12 dynamicTypeSizes × \(Device.all.count) viewports × 2 state × 3 more")
    ) {
      try Scene(
        of: Text("a"), in: only.viewport, traits: only.traits, measuring: BlockText())
    }
    let huge = (0..<40).reduce(Variants()) { set, index in
      set.axis("\(index)", ["a": .light, "b": .dark, "c": .disabled])
    }
    #expect(huge.count == 1)
  }
}
