// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@Suite("Conversions between SwiftUI and classes of Foundation")
struct FoundationConversionTests {
  @Test("An attributed string keeps its common attributes in both directions")
  func attributedString() throws {
    let link = try #require(URL(string: "https://example.com"))
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "link", attributes: [.link: link, .kern: 2.0, .foregroundColor: UIColor.red]))
    let converted = AttributedString(text)
    #expect(String(converted.characters) == "plain link")
    let run = try #require(converted.runs.last)
    #expect(run.link == link)
    #expect(run.kern == 2)
    #expect(run.foregroundColor == Color(uiColor: .red))
    let back = NSAttributedString(converted)
    #expect(back.string == "plain link")
    #expect(back.attribute(.link, at: 7, effectiveRange: nil) as? URL == link)
    #expect(back.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }

  @Test("A provider of a URL loads a URL, its data and an item")
  func itemProvider() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let provider = NSItemProvider(object: url as NSURL)
    #expect(provider.canLoadObject(ofClass: URL.self))
    #expect(provider.canLoadObject(ofClass: NSURL.self))
    #expect(!provider.canLoadObject(ofClass: NSString.self))
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.url") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("https://example.com".utf8))
  }
}
