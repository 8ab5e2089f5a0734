// SPDX-License-Identifier: MIT

import PassKit
import SceneKit
import SnapshotTesting
import SwiftUI
import Testing

/// Buttons of the Wallet, and scenes, which are not painted.
@Suite("Payments and scenes")
@MainActor
struct PaymentTests {
  @Test("A button for payments performs its action")
  func action() throws {
    var count = 0
    let view = VStack {
      PayWithApplePayButton(.buy) { count += 1 }
      AddPassToWalletButton { count += 10 }
    }
    let host = try ViewHost(view, layout: .fixed(width: 200, height: 100))
    try host.tap("Buy with Pay")
    try host.tap("Add to Apple Wallet")
    #expect(count == 11)
  }

  @Test("Payments are not possible")
  func noPayments() {
    var wasShown: Bool?
    PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()).present { wasShown = $0 }
    #expect(wasShown == false)
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    #expect(throws: CocoaError.self) { try PKPass(data: Data()) }
  }

  @Test("Buttons for payments in their styles")
  func images() {
    let view = VStack(spacing: 8) {
      PayWithApplePayButton(.checkout) {}
      PayWithApplePayButton(.plain) {}.payWithApplePayButtonStyle(.whiteOutline)
      AddPassToWalletButton {}
      PaymentButton().frame(height: 30)
    }
    .padding(8)
    .background(Color(.systemBackground))
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 180)))
  }

  @Test("A scene is shown as a placeholder, and its nodes are found")
  func scenes() {
    let (scene, node) = (SCNScene(), SCNNode(geometry: SCNSphere(radius: 1)))
    node.name = "ball"
    let group = SCNNode()
    group.addChildNode(node)
    scene.rootNode.addChildNode(group)
    #expect(scene.rootNode.childNode(withName: "ball", recursively: false) == nil)
    #expect(scene.rootNode.childNode(withName: "ball", recursively: true) === node)
    node.addChildNode(scene.rootNode)
    #expect(node.childNodes.isEmpty)
    node.removeFromParentNode()
    #expect(group.childNodes.isEmpty)
    #expect(
      accessibilityTree(of: SceneView(scene: scene).frame(width: 50, height: 50))
        .contains("SceneView"))
  }

  @Test("The duration of a sequence is the sum of its parts")
  func durations() {
    let parts = [SCNAction.fadeIn(duration: 1), SCNAction.wait(duration: 2)]
    #expect(SCNAction.sequence(parts).duration == 3)
    #expect(SCNAction.group(parts).duration == 2)
  }
}

private struct PaymentButton: UIViewRepresentable {
  func makeUIView(context: Context) -> PKPaymentButton {
    PKPaymentButton(paymentButtonType: .addMoney, paymentButtonStyle: .black)
  }

  func updateUIView(_ uiView: PKPaymentButton, context: Context) {}
}
