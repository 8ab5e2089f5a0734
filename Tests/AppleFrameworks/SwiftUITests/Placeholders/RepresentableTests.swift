// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Views that represent objects of UIKit.
@Suite("Representables")
@MainActor
struct RepresentableTests {
  @Test("A representable without an intrinsic size is flexible")
  func flexible() throws {
    let host = try ViewHost(Plain().id("plain"), layout: .fixed(width: 90, height: 40))
    #expect(try host.frame(of: "plain") == CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(!host.scene.outline.contains("warning"), "\(host.scene.outline)")
  }

  @Test(
    "The size of a representable without a proposal is that of its view",
    arguments: [
      (nil, CGSize(width: 10, height: 10)),
      (CGSize(width: 31, height: 17), CGSize(width: 31, height: 17)),
      (CGSize(width: 31, height: -1), CGSize(width: 31, height: 10)),
    ] as [(CGSize?, CGSize)])
  func intrinsicSize(intrinsic: CGSize?, size: CGSize) throws {
    let host = try ViewHost(Sized(size: intrinsic).id("view").fixedSize())
    #expect(try host.frame(of: "view").size == size)
  }

  @Test("The size that a representable returns for a proposal is used")
  func fittingSize() throws {
    let host = try ViewHost(Half().id("half"), layout: .fixed(width: 90, height: 40))
    #expect(try host.frame(of: "half").size == CGSize(width: 45, height: 20))
  }

  @Test("The methods are called in the order of the life of the view")
  func lifecycle() throws {
    let log = Log()
    let host = try ViewHost(Screen(log: log), layout: .fixed(width: 100, height: 100))
    #expect(log.entries == ["coordinator", "make 0", "update 0"])
    try host.tap("Increment")
    #expect(log.entries.suffix(1) == ["update 1"])
    #expect(log.entries.filter { $0.hasPrefix("make") }.count == 1)
    try host.tap("Remove")
    #expect(log.entries.suffix(1) == ["dismantle"])
  }

  @Test("A hosting controller shows its root view, with the state of the view")
  func hosting() throws {
    let host = try ViewHost(HostScreen())
    #expect(texts(of: host) == ["Count 0", "Add"])
    try host.tap("Add")
    #expect(texts(of: host) == ["Count 1", "Add"])
    #expect(!host.scene.outline.contains("warning"))
  }

  @Test("A view controller is laid out in the size of the representable, and appears once")
  func controller() throws {
    let log = Log()
    let host = try ViewHost(Controlled(log: log), layout: .fixed(width: 90, height: 40))
    try host.update()
    #expect(
      log.entries == ["load", "will appear", "layout 90 × 40", "is appearing", "did appear"])
    #expect(texts(of: host) == ["Loaded"])
  }
}

private struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> SizedView { SizedView() }
  func updateUIView(_ uiView: SizedView, context: Context) {}
}

private final class SizedView: UIView {
  var size: CGSize?
  override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }
}

private struct Sized: UIViewRepresentable {
  let size: CGSize?

  func makeUIView(context: Context) -> SizedView { SizedView() }
  func updateUIView(_ uiView: SizedView, context: Context) { uiView.size = size }
}

private struct Half: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width / 2, height: size.height / 2)
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}

private struct Logged: UIViewRepresentable {
  @Binding var count: Int
  let log: Log

  func makeCoordinator() -> Log {
    log.entries.append("coordinator")
    return log
  }

  func makeUIView(context: Context) -> UIView {
    context.coordinator.entries.append("make \(count)")
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.entries.append("update \(count)")
  }

  static func dismantleUIView(_ uiView: UIView, coordinator: Log) {
    coordinator.entries.append("dismantle")
  }
}

private struct Screen: View {
  let log: Log
  @State private var count = 0
  @State private var isShown = true

  var body: some View {
    if isShown { Logged(count: $count, log: log) }
    Button("Increment") { count += 1 }
    Button("Remove") { isShown = false }
  }
}

private struct Hosting: UIViewControllerRepresentable {
  let count: Int

  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text(verbatim: ""))
  }

  func updateUIViewController(
    _ uiViewController: UIHostingController<Text>, context: Context
  ) {
    uiViewController.rootView = Text(verbatim: "Count \(count)")
  }
}

private struct HostScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Hosting(count: count)
      Button("Add") { count += 1 }
    }
  }
}

private struct Controlled: UIViewControllerRepresentable {
  let log: Log

  func makeUIViewController(context: Context) -> LoggedController { LoggedController(log: log) }
  func updateUIViewController(_ controller: LoggedController, context: Context) {}
}

private final class LoggedController: UIViewController {
  private let log: Log
  private var size = CGSize.zero

  init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    log.entries.append("load")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    label.text = "Loaded"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) { log.entries.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.entries.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.entries.append("did appear") }

  override func viewDidLayoutSubviews() {
    guard view.bounds.size != size else { return }
    size = view.bounds.size
    log.entries.append("layout \(Int(size.width)) × \(Int(size.height))")
  }
}
