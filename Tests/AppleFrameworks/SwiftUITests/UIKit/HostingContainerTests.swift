// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Hosting controllers in containers of UIKit")
struct HostingContainerTests {
  private struct Container: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
      let content = Text("Content").accessibilityIdentifier("content")
        .frame(maxHeight: .infinity, alignment: .top)
      let controller = UIHostingController(rootView: content)
      controller.title = "Title"
      return UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }

  @Test("A hosted view begins below the navigation bar")
  func safeArea() throws {
    let host = try ViewHost(Container(), layout: .device(config: .iPhone13))
    let frame = try host.frame(of: "content")
    // The status bar has 47 points, and the bar 44.
    #expect(frame.minY == 91)
    #expect(host.scene.outline.contains("text: \"Title\""))
  }
}
