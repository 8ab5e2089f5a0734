// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// A text view of UIKit.
struct TextArea: UIViewRepresentable {
  @Binding var text: String
  var size: Double

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 8
    view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    view.font = .systemFont(ofSize: size)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    private var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }
}
