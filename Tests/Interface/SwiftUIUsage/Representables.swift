// SPDX-License-Identifier: MIT

import SwiftUI

private struct Spinner: UIViewRepresentable {
  var isAnimating: Bool
  @Environment(\.colorScheme) private var colorScheme

  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

  func updateUIView(_ uiView: UIView, context: Context) {
    uiView.isHidden = !isAnimating
    uiView.tintColor = colorScheme == .dark ? .white : .black
  }
}

private final class SearchBar: UIView {
  weak var owner: SearchField.Coordinator?
}

private struct SearchField: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject {
    let text: Binding<String>

    init(text: Binding<String>) { self.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> SearchBar {
    let bar = SearchBar(frame: .zero)
    bar.owner = context.coordinator
    return bar
  }

  func updateUIView(_ uiView: SearchBar, context: UIViewRepresentableContext<SearchField>) {
    context.animate(changes: { uiView.alpha = context.environment.isEnabled ? 1 : 0.5 })
    context.animate(
      changes: { uiView.isHidden = context.transaction.animation != nil }, completion: {})
  }

  static func dismantleUIView(_ uiView: SearchBar, coordinator: Coordinator) {
    uiView.owner = nil
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: SearchBar, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: 56)
  }
}

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [String]

  final class Coordinator {
    var count = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    context.coordinator.count = items.count
    uiViewController.title = context.environment.locale.identifier
    context.animate(changes: {}, completion: nil)
  }

  static func dismantleUIViewController(
    _ uiViewController: UIViewController, coordinator: Coordinator
  ) {
    coordinator.count = 0
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewController,
    context: UIViewControllerRepresentableContext<ShareSheet>
  ) -> CGSize? {
    context.transaction.isContinuous ? .zero : nil
  }
}

private struct Hosted: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("hosted"))
  }

  func updateUIViewController(
    _ uiViewController: UIHostingController<Text>, context: Context
  ) {
    uiViewController.rootView = Text("updated")
  }
}

private struct Representables: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Spinner(isAnimating: true).frame(width: 20, height: 20)
      SearchField(text: $text)
      ShareSheet(items: [text])
      Hosted()
    }
  }
}

private final class TraitObserver: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let registration = registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]
    ) { (view: TraitObserver, previous: UITraitCollection) in
      view.isHidden = previous.userInterfaceStyle == .dark
    }
    unregisterForTraitChanges(registration)
    registerForTraitChanges([UITraitDisplayScale.self], action: "update")
    registerForTraitChanges([UITraitDisplayScale.self], target: self, action: "update")
  }

  required init?(coder: NSCoder) { nil }
}
