// SPDX-License-Identifier: MIT

import CommonCrypto
import PassKit
import SceneKit
import SwiftUI

@MainActor
final class Checkout: NSObject, PKPaymentAuthorizationControllerDelegate {
  func pay() {
    let request = PKPaymentRequest()
    request.merchantIdentifier = "merchant.example"
    request.supportedNetworks = [.visa, .masterCard]
    request.merchantCapabilities = [.threeDSecure, .credit]
    request.countryCode = "US"
    request.currencyCode = "USD"
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(string: "9.99"))
    ]
    guard PKPaymentAuthorizationController.canMakePayments() else { return }
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.delegate = self
    controller.present { _ in }
  }

  nonisolated func paymentAuthorizationControllerDidFinish(
    _ controller: PKPaymentAuthorizationController
  ) {
    controller.dismiss()
  }

  nonisolated func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    completion(PKPaymentAuthorizationResult(status: .success, errors: nil))
  }
}

struct PaymentButtons: View {
  var body: some View {
    PayWithApplePayButton(.buy) {}.payWithApplePayButtonStyle(.whiteOutline)
    PayWithApplePayButton(.plain, action: {}, fallback: { Text("None") })
    AddPassToWalletButton {}.addPassToWalletButtonStyle(.blackOutline)
  }
}

struct Scenes: View {
  private let scene: SCNScene = {
    let scene = SCNScene()
    let node = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
    node.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    node.position = SCNVector3(0, 0, -1)
    node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)))
    scene.rootNode.addChildNode(node)
    return scene
  }()

  var body: some View {
    SceneView(scene: scene, options: [.allowsCameraControl, .autoenablesDefaultLighting])
  }
}

struct SceneContainer: UIViewRepresentable {
  func makeUIView(context: Context) -> SCNView {
    let view = SCNView()
    view.scene = SCNScene(named: "ship.scn")
    view.allowsCameraControl = true
    return view
  }

  func updateUIView(_ uiView: SCNView, context: Context) {}
}

func digest(of data: Data) -> String {
  var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
  data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
  return digest.map { String(format: "%02x", $0) }.joined()
}

func legacyDigest(of text: String) -> Data {
  let message = Data(text.utf8)
  var digest = Data(count: Int(CC_MD5_DIGEST_LENGTH))
  _ = digest.withUnsafeMutableBytes { digest in
    message.withUnsafeBytes { message in
      CC_MD5(
        message.baseAddress, CC_LONG(message.count), digest.bindMemory(to: UInt8.self).baseAddress)
    }
  }
  return digest
}
