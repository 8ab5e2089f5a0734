// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeTestSupport

@Suite("Previews that cannot be shown")
struct FailingPreviewTests {
  private func message(_ preview: PreviewSnapshot) -> String {
    verifySnapshot(of: preview, as: .image, record: .never) ?? ""
  }

  @Test("A module without previews has one element, whose snapshot fails with the next step")
  func none() throws {
    let all = Preview.all(in: String.self, variants: .colorSchemes)
    let preview = try #require(all.first)
    #expect(all.count == 1)
    #expect(preview.description == "No previews in Swift")
    #expect(
      message(preview).contains(
        """
        The module “Swift” has no previews in this process. Pass a type of a module that declares a \
        #Preview or a PreviewProvider, and link that module to the tests.
        """))
  }

  @Test("A preview that the platform does not have is none")
  func unavailable() throws {
    let all = Preview.all(inModule: "UnavailablePreviews")
    #expect(message(try #require(all.first)).contains("“UnavailablePreviews” has no previews"))
  }

  @Test("A module whose previews are all excluded has one element, whose snapshot fails")
  func excluded() throws {
    let all = Preview.all(inModule: "ExcludedPreviews")
    #expect(all.count == 1)
    #expect(
      message(try #require(all.first)).contains(
        "All previews of the module “ExcludedPreviews” exclude themselves from snapshots."))
  }

  @Test("A preview whose creation throws is a preview whose snapshots report the error")
  func creation() throws {
    let all = Preview.all(inModule: "FailingPreviews", variants: .colorSchemes)
    #expect(all.map(\.id) == ["FailingPreviews/Card.light", "FailingPreviews/Card.dark"])
    #expect(all.first?.fileID == "FailingPreviews/Card.swift")
    #expect(all.first?.line == 3)
    for preview in all {
      #expect(
        message(preview).contains(
          "The declaration of the preview “Card” cannot be evaluated: no title"))
    }
  }

  @Test("A provider whose views cannot be evaluated is a preview whose snapshots report the error")
  func provider() throws {
    let all = Preview.all(in: PreviewedCard.self).filter { $0.name.hasPrefix("Endless") }
    #expect(all.map(\.name) == ["Endless"])
    let message = message(try #require(all.first))
    #expect(
      message.contains("The declaration of the preview “Endless” cannot be evaluated: "),
      "\(message)")
  }

  @Test(
    "One line reports each of these previews", arguments: try nonEmpty(Preview.all(in: String.self))
  )
  func assertion(_ preview: PreviewSnapshot) {
    withKnownIssue {
      assertSnapshot(of: preview)
      assertSnapshot(of: preview, as: .accessibility, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The module “Swift” has no previews") }
    }
  }
}
