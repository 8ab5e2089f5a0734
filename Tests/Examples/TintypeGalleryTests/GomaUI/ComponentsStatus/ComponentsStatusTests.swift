// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeGallery

// Runs on the main actor, so that the main queue does not run concurrently with the test.
@Suite("Status of the components") @MainActor struct ComponentsStatusTests {
  private let toast = GomaUI.ToasterData(title: "Your bet was placed")
  private let field = GomaUI.BorderedTextFieldDisplayState(placeholder: "Email")

  private var components: [ObservedComponent] {
    [
      ObservedComponent(
        name: "ButtonView", marker: "Follow",
        made: .init(source: "ButtonView(viewModel: model)") {
          GomaUI.ButtonView(viewModel: GomaUI.MockButtonViewModel(.init(title: "Follow")))
        }),
      ObservedComponent(
        name: "ToasterView", marker: "Your bet was placed",
        made: .init(source: "ToasterView(viewModel: model)") {
          GomaUI.ToasterView(viewModel: GomaUI.MockToasterViewModel(toast))
        },
        onMainQueue: .init(source: "MockToasterViewModel(data, scheduler: .main)") {
          GomaUI.ToasterView(viewModel: GomaUI.MockToasterViewModel(toast, scheduler: .main))
        }),
      ObservedComponent(
        name: "BorderedTextFieldView", marker: "Email",
        made: .init(source: "BorderedTextFieldView(viewModel: model)") {
          GomaUI.BorderedTextFieldView(viewModel: GomaUI.MockBorderedTextFieldViewModel(field))
        }),
      ObservedComponent(
        name: "ComponentView", marker: "Visa ending in 4242",
        made: .init(source: "ComponentView(viewModel: model)") {
          GomaUI.ComponentView(viewModel: GomaUI.MockComponentViewModel.defaultMock)
        }),
      ObservedComponent(
        name: "ScoreView", marker: "Lisbon",
        made: .init(source: "ScoreView(viewModel: model)") {
          GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel())
        },
        cures: [
          (
            "Scheduler Injection",
            .init(source: "ScoreView(viewModel: model, scheduler: .immediate)") {
              GomaUI.ScoreView(viewModel: GomaUI.MockScoreViewModel(), scheduler: .immediate)
            }
          ),
          (
            "currentDisplayState + dropFirst()",
            .init(source: "ScoreView(showingCurrentStateOf: model)") {
              GomaUI.ScoreView(showingCurrentStateOf: GomaUI.MockScoreViewModel())
            }
          ),
        ]),
      ObservedComponent(
        name: "AwaitedScoreView", marker: "Lisbon",
        made: .init(source: "AwaitedScoreView { await load() }") {
          GomaUI.AwaitedScoreView { .live }
        }),
      ObservedComponent(
        name: "LegacyComponent", marker: "1.85",
        made: .init(source: "LegacyComponent(displayStatePublisher: publisher)") {
          GomaUI.LegacyComponentSnapshotViewController()
        }),
    ]
  }

  @Test("The status table in the documentation matches the observed behavior of the components")
  func table() async throws {
    var lines = [
      "| Component | Immediate snapshot | Status | Next fix |", "|---|---|---|---|",
    ]
    for component in components {
      let seen = try await component.observe()
      lines.append(
        "| \(component.name) | \(seen.image) | \(seen.status) | \(seen.nextCure) |")
      #expect(
        seen.isDrawnLater, "\(component.name) is not drawn after all pending work has finished.")
    }
    let table = lines.joined(separator: "\n")
    assertSnapshot(of: table, as: .lines)
    let page = try String(contentsOf: Documentation.page("GomaUI"), encoding: .utf8)
    #expect(page.contains(table), "The page does not have this table:\n\(table)")
  }
}
