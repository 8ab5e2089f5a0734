// SPDX-License-Identifier: MIT

import SwiftUI

private struct Blur: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

private struct Indicator: UIViewRepresentable {
  @Binding var isAnimating: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .medium)
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    if isAnimating { uiView.startAnimating() } else { uiView.stopAnimating() }
  }
}

private struct Editor: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    let text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.layer.cornerRadius = 8
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
}

private struct ActivitySheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

private struct FilePicker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(
      forOpeningContentTypes: [.json, .pdf], asCopy: true)
    picker.allowsMultipleSelection = false
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
  }
}

struct UIKitViewUsage: View {
  @State private var text = ""
  @State private var isAnimating = false

  init() {
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UITabBar.appearance().unselectedItemTintColor = .gray
    UITableView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = .black
    UITextView.appearance().backgroundColor = .clear
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
  }

  var body: some View {
    Editor(text: $text).background(Blur(style: .systemMaterial))
    Indicator(isAnimating: $isAnimating)
      .onAppear {
        DispatchQueue.main.async { isAnimating = !ProcessInfo.processInfo.isiOSAppOnMac }
      }
      .sheet(isPresented: $isAnimating) { ActivitySheet(items: [text]) }
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        text = "\(frame?.cgRectValue.height ?? 0) \(CIColor(color: UIColor(Color.red)).red)"
      }
  }
}
