#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A button of UIKit, which calls a selector.
  struct CalibrationButton: UIViewRepresentable {
    final class Coordinator: NSObject {
      @objc func calibrate(_ sender: UIButton) { sender.setTitle("Done", for: .normal) }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Calibrate", for: .normal)
      button.addTarget(
        context.coordinator, action: #selector(Coordinator.calibrate(_:)), for: .touchUpInside)
      return button
    }

    func updateUIView(_ button: UIButton, context: Context) {}
  }

  #Preview("Calibration") { CalibrationButton().fixedSize().padding() }
#endif
