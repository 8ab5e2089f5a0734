// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeTestSupport
import XCTest

/// Snapshots of the screens in German.
final class LifeSignalLocalizationTests: XCTestCase {
  func testGerman() throws {
    let others = ["EditProfile", "NoContacts"]
    for screen in try nonEmpty(LifeSignalScreen.all.filter { !others.contains($0.name) }) {
      assertSnapshot(
        of: ComponentList([screen.component]),
        as: .image(on: .iPhone13, traits: [.light, .locale("de_DE")]), named: screen.name)
    }
  }

  func testNothingStaysEnglish() throws {
    // Texts that are equal in both languages are no evidence.
    let english = Set(LifeSignal.Wording.german.filter { $0.key != $0.value }.keys)
    for screen in LifeSignalScreen.all {
      let texts = try texts(of: screen, locale: "de_DE")
      XCTAssertEqual(texts.intersection(english), [], screen.name)
      XCTAssertNotEqual(try self.texts(of: screen, locale: "en_US"), texts, screen.name)
    }
  }

  func testOtherLanguagesAreEnglish() throws {
    for screen in LifeSignalScreen.all {
      XCTAssertEqual(
        try texts(of: screen, locale: "fr_FR"), try texts(of: screen, locale: "en_US"), screen.name)
    }
  }

  func testEveryErrorIsTranslated() {
    let say = LifeSignal.Wording(locale: Locale(identifier: "de_AT"))
    for error in LifeSignal.UserError.allCases.map({ LifeSignal.UserFacingError.from($0) }) + [
      .notSaved
    ] {
      XCTAssertNotEqual(say(error.message), error.message)
    }
  }

  func testTranslationsTakeTheSameValues() {
    for (english, german) in LifeSignal.Wording.german {
      XCTAssertEqual(
        english.components(separatedBy: "%@").count, german.components(separatedBy: "%@").count,
        english)
    }
  }

  func testValues() {
    let say = LifeSignal.Wording(locale: Locale(identifier: "de"))
    XCTAssertEqual(say("Hello, %@", "100 %@"), "Hallo, 100 %@")
    XCTAssertEqual(say("Hello, %@"), "Hallo, ")
    XCTAssertEqual(say("Not in the table: %@, %@", "1", "2"), "Not in the table: 1, 2")
  }

  private func texts(of screen: LifeSignalScreen, locale: String) throws -> Set<String> {
    let scene = try Scene(
      of: ComponentList([screen.component]), in: .device(.iPhone13), traits: .locale(locale),
      measuring: CairoRenderer.standard())
    return Set(scene.nodes.compactMap { $0.semantics?.label })
  }
}
