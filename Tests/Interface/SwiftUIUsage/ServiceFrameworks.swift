// SPDX-License-Identifier: MIT

import AVFoundation
import FoundationModels
import Intents
import LinkPresentation
import MapKit
import Network
import Playgrounds
import SwiftUI
import UIKit
import WebKit
import simd

@Generable(description: "A recipe")
struct GeneratedRecipe {
  @Guide(description: "The title", .anyOf(["Soup", "Bread"])) let title: String
  @Guide(description: "The steps", .count(3)) var steps: [Step]
  let note: String?

  @Generable struct Step {
    @Guide(description: "The number", .range(1...9)) var number: Int
  }
}

struct RecipeTool: Tool {
  let description = "Returns recipes."
  @Generable struct Arguments { var query: String }

  func call(arguments: Arguments) async throws -> String { arguments.query }
}

#Playground {
  _ = try await LanguageModelSession().respond(to: "Hello")
}

func generatedRecipe() async throws -> GeneratedRecipe.PartiallyGenerated? {
  let session = LanguageModelSession(tools: [RecipeTool()]) {
    "Be brief."
    if true { "Be kind." }
  }
  session.prewarm()
  _ = try await session.respond(options: GenerationOptions(temperature: 1)) { "Hello" }.content
  for try await part in session.streamResponse(to: "Cook", generating: GeneratedRecipe.self) {
    return part.content.steps?.first?.number == 1 ? part.content : nil
  }
  return nil
}

func keychainUsage() -> Data? {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "account",
    kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
  ]
  var item: AnyObject?
  guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
  return item as? Data
}

@MainActor
func audioUsage() throws -> Float {
  let engine = AVAudioEngine()
  let player = AVAudioPlayerNode()
  engine.attach(player)
  engine.connect(player, to: engine.mainMixerNode, format: nil)
  engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
  engine.prepare()
  try engine.start()
  let recorder = try AVAudioRecorder(
    url: URL(filePath: "/a.m4a"), settings: [AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1])
  recorder.record()
  return recorder.averagePower(forChannel: 0)
}

final class CodeReader: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  let output = AVCaptureMetadataOutput()

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    _ = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue
  }

  func start() {
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = [.qr]
  }
}

final class SearchScreen: UIViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private let search = UISearchController(searchResultsController: nil)

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    sheetPresentationController?.detents = [.medium(), .custom { $0.maximumDetentValue / 3 }]
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: nil))
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in }
  }

  func updateSearchResults(for searchController: UISearchController) {}
}

@MainActor
func serviceUsage() -> some View {
  let configuration = WKWebViewConfiguration()
  configuration.userContentController.addUserScript(
    WKUserScript(source: "a()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
  let connection = NWConnection(host: "example.com", port: 443, using: .tcp)
  connection.send(content: Data(), completion: .contentProcessed { _ in })
  let intent = INInteraction(intent: INIntent(), response: nil)
  intent.donate { _ in }
  let rotation = simd_quatf(angle: .pi / 2, axis: simd_normalize(simd_float3(0, 1, 1)))
  let position = simd_float4x4(rotation) * simd_float4(1, 0, 0, 1)
  AccessibilityNotification.Announcement("Done").post()
  return LookAroundPreview(initialScene: nil)
    .offset(x: CGFloat(position.x))
    .listRowInsets(.vertical, 0)
    .accessibilityChartDescriptor(DescribedChart())
    .toolbar {
      ToolbarItem(placement: .title) { Text("Title") }
      ToolbarSpacer(.flexible, placement: .bottomBar)
      ToolbarSpacer(.fixed)
    }
}

struct DescribedChart: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sizes", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Name", categoryOrder: ["A"]),
      yAxis: AXNumericDataAxisDescriptor(title: "Size", range: 0...1, gridlinePositions: []) {
        "\($0)"
      },
      series: [
        AXDataSeriesDescriptor(name: "", isContinuous: false, dataPoints: [.init(x: "A", y: 1)])
      ])
  }
}

struct LinkPreview: UIViewRepresentable {
  let url: URL

  func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }

  func updateUIView(_ view: LPLinkView, context: Context) {
    LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
      _ = metadata?.title
    }
  }
}
