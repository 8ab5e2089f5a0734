// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery
@testable import TintypeSampleLifeSignal
import XCTest

/// A test case that compares the screens of a feature with the gallery's references of its steps.
@MainActor class FeatureReferenceTestCase: GalleryReferenceTestCase {
  func assertSteps<Previews: LifeSignal.FeaturePreviews, Screen: View>(
    of previews: Previews.Type, layout: SwiftUISnapshotLayout? = nil,
    perceptualPrecision: Float = 1, excluding: Set<String> = [],
    screen: (Previews.State) -> Screen
  ) {
    for step in previews.steps where !excluding.contains(step.name) {
      for appearance in [Appearance.light, .dark] {
        assertSnapshot(
          of: screen(step.state),
          as: .image(
            perceptualPrecision: perceptualPrecision, layout: layout ?? device,
            traits: appearance.traits),
          named: "\(step.name)-\(appearance.rawValue)", testName: step.test)
      }
    }
  }
}

@MainActor final class HomeFeatureTests: FeatureReferenceTestCase {
  func testHomeView() async {
    // The bar's material differs by up to 3 of 255, because the background of the content does not
    // extend under the bar. The banner of the gallery has the colors of its kit.
    assertSteps(
      of: LifeSignal.HomePreviews.self, perceptualPrecision: 0.98, excluding: ["Offline"]
    ) {
      HomeView(store: ViewStore(state: $0))
    }
  }
}

@MainActor final class TimerFeatureTests: FeatureReferenceTestCase {
  func testTimerView() async {
    assertSteps(of: LifeSignal.TimerPreviews.self, layout: .fixed(width: 280, height: 280)) {
      TimerView(state: $0)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemBackground))
    }
  }
}

@MainActor final class UserStreamFeatureTests: FeatureReferenceTestCase {
  func testGreetingView() async {
    assertSteps(of: LifeSignal.UserStreamPreviews.self, layout: .fixed(width: 390, height: 84)) {
      GreetingView(user: $0.user)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
  }
}
