// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// A slider for sizes of text.
struct SizeSlider: UIViewRepresentable {
  @Binding var value: Double

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.minimumValue = 12
    slider.maximumValue = 28
    slider.accessibilityLabel = "Text Size"
    slider.addAction(
      UIAction { action in
        guard let slider = action.sender as? UISlider else { return }
        value = Double(slider.value)
      }, for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) { slider.value = Float(value) }
}

/// The dots of pages.
struct PageDots: UIViewRepresentable {
  var page: Int
  var count: Int

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }

  func updateUIView(_ control: UIPageControl, context: Context) { control.currentPage = page }
}

/// A button of UIKit with a configuration.
struct ShareButton: UIViewRepresentable {
  var title: String

  func makeUIView(context: Context) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    button.setContentHuggingPriority(.required, for: .vertical)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}
}
