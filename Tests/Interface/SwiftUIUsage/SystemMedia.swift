// SPDX-License-Identifier: MIT

import AVFoundation
import AudioToolbox
import CoreImage.CIFilterBuiltins
import GameKit
import GameplayKit
import Photos
import PhotosUI
import SpriteKit
import StoreKit
import SwiftUI

final class SoundModel: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published var isPlaying = false
  private var player: AVAudioPlayer?
  private let speaker = AVSpeechSynthesizer()

  func play(_ name: String) {
    guard let url = Bundle.main.url(forResource: name, withExtension: "mp3") else { return }
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
      try AVAudioSession.sharedInstance().setActive(true)
      player = try AVAudioPlayer(contentsOf: url)
      player?.delegate = self
      player?.numberOfLoops = -1
      player?.prepareToPlay()
      player?.play()
      isPlaying = player?.isPlaying ?? false
    } catch { print(error.localizedDescription) }
    AudioServicesPlaySystemSound(1104)
    let utterance = AVSpeechUtterance(string: name)
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    speaker.speak(utterance)
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    isPlaying = false
  }

  func permissions() async -> Bool {
    guard AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined else { return false }
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    let isCameraAllowed = await AVCaptureDevice.requestAccess(for: .video)
    return status == .authorized && isCameraAllowed
  }
}

@MainActor
final class ShopModel: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchased: Set<String> = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task { [weak self] in
      for await result in StoreKit.Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        self?.purchased.insert(transaction.productID)
        await transaction.finish()
      }
    }
  }

  deinit { updates?.cancel() }

  func load() async throws {
    products = try await Product.products(for: ["pro"]).sorted { $0.price < $1.price }
    for await result in StoreKit.Transaction.currentEntitlements {
      if let transaction = try? result.payloadValue { purchased.insert(transaction.productID) }
    }
  }

  func buy(_ product: Product) async throws -> Bool {
    switch try await product.purchase() {
    case .success(let verification):
      guard case .verified(let transaction) = verification else { return false }
      await transaction.finish()
      return true
    case .pending, .userCancelled: return false
    }
  }

  func title(of product: Product) -> String {
    guard let offer = product.subscription?.introductoryOffer, offer.paymentMode == .freeTrial
    else { return product.displayPrice }
    return "\(offer.period.value) \(offer.period.unit) for free"
  }
}

struct ShopScreen: View {
  @StateObject private var shop = ShopModel()
  @Environment(\.requestReview) private var requestReview
  @Environment(\.purchase) private var purchase

  var body: some View {
    List(shop.products) { product in
      Button(product.displayName) { Task { try? await purchase(product) } }
    }
    .task { try? await shop.load() }
    .onInAppPurchaseCompletion { _, _ in requestReview() }
  }
}

final class GameScene: SKScene, SKPhysicsContactDelegate {
  private let player = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
  private var label: SKLabelNode?

  override func didMove(to view: SKView) {
    backgroundColor = .black
    physicsWorld.contactDelegate = self
    player.physicsBody = SKPhysicsBody(rectangleOf: player.size)
    player.physicsBody?.categoryBitMask = 1
    addChild(player)
    label = SKLabelNode(fontNamed: "Chalkduster")
    label?.text = "Score"
    player.run(
      .repeatForever(.sequence([.moveBy(x: 0, y: 10, duration: 1), .wait(forDuration: 1)])))
  }

  override func update(_ currentTime: TimeInterval) { player.position.x += 1 }

  func didBegin(_ contact: SKPhysicsContact) { contact.bodyA.node?.removeFromParent() }
}

struct GameScreen: View {
  private let scene: SKScene = {
    let scene = GameScene()
    scene.size = CGSize(width: 300, height: 400)
    scene.scaleMode = .fill
    return scene
  }()
  @State private var dice = GKRandomDistribution.d6()
  @State private var number = GKRandomSource.sharedRandom().nextInt(upperBound: 6)

  var body: some View {
    SpriteView(scene: scene, options: [.allowsTransparency]).ignoresSafeArea()
    Button("\(number)") { number = dice.nextInt() }
      .onAppear {
        GKLocalPlayer.local.authenticateHandler = { controller, error in
          print(controller == nil, error?.localizedDescription ?? "")
        }
      }
  }

  func submit(_ score: Int) async {
    guard GKLocalPlayer.local.isAuthenticated else { return }
    try? await GKLeaderboard.submitScore(
      score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"])
  }

  func questions() -> [String] {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    return source.arrayByShufflingObjects(in: ["a", "b"]) as? [String] ?? []
  }
}

private final class IdleState: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == WalkState.self }
}

private final class WalkState: GKState {
  override func didEnter(from previousState: GKState?) { stateMachine?.enter(IdleState.self) }
}

func makeMachine() -> GKStateMachine { GKStateMachine(states: [IdleState(), WalkState()]) }

struct PhotoChoice: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
    }
  }
}

func makeCode(of text: String) -> UIImage? {
  let filter = CIFilter.qrCodeGenerator()
  filter.message = Data(text.utf8)
  guard let image = filter.outputImage,
    let pixels = CIContext().createCGImage(image, from: image.extent)
  else { return nil }
  return UIImage(cgImage: pixels)
}

func applyFilter(_ filter: CIFilter, to image: UIImage) -> UIImage? {
  guard let input = CIImage(image: image) else { return nil }
  filter.setValue(input, forKey: kCIInputImageKey)
  if filter.inputKeys.contains(kCIInputIntensityKey) {
    filter.setValue(0.5, forKey: kCIInputIntensityKey)
  }
  return filter.outputImage.map { UIImage(ciImage: $0) }
}
