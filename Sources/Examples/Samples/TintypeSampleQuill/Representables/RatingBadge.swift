// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// A controller with a title and stars, which constraints place.
struct RatingBadge: UIViewControllerRepresentable {
  var title: String
  var rating: Int

  func makeUIViewController(context: Context) -> RatingController { RatingController() }

  func updateUIViewController(_ controller: RatingController, context: Context) {
    controller.show(title: title, rating: rating)
  }
}

final class RatingController: UIViewController {
  private let label = UILabel()
  private let stars = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .tertiarySystemBackground
    view.layer.cornerRadius = 12
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.separator.cgColor

    label.font = .preferredFont(forTextStyle: .headline)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    stars.axis = .horizontal
    stars.spacing = 4
    stars.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addSubview(stars)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stars.leadingAnchor.constraint(
        greaterThanOrEqualTo: label.trailingAnchor, constant: 12),
      stars.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stars.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func show(title: String, rating: Int) {
    loadViewIfNeeded()
    label.text = title
    for star in stars.arrangedSubviews { star.removeFromSuperview() }
    for index in 0..<5 {
      let image = UIImageView(image: UIImage(systemName: index < rating ? "star.fill" : "star"))
      image.tintColor = .systemOrange
      stars.addArrangedSubview(image)
    }
  }
}
