// SPDX-License-Identifier: MIT

import AuthenticationServices
import CoreHaptics
import CoreMotion
import CryptoKit
import LocalAuthentication
import MessageUI
import Network
import SafariServices
import SwiftUI
import WeatherKit

@MainActor
final class LockModel: ObservableObject {
  @Published var isUnlocked = false
  @Published var message = ""
  private let monitor = NWPathMonitor()
  private let motion = CMMotionManager()
  private var countsFloors: Bool {
    CMPedometer.isFloorCountingAvailable() && CMPedometer.isPedometerEventTrackingAvailable()
  }
  private var engine: CHHapticEngine?
  private var session: ASWebAuthenticationSession?

  func unlock() {
    let context = LAContext()
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      message = error?.localizedDescription ?? ""
      return
    }
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock"
    ) { success, _ in
      Task { @MainActor in self.isUnlocked = success }
    }
  }

  func unlockLater() async {
    do {
      isUnlocked = try await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "Unlock")
    } catch let error as LAError {
      switch error.code {
      case .userCancel, .biometryNotAvailable: message = "none"
      default: message = error.localizedDescription
      }
    } catch { message = "\(error)" }
  }

  func connect() {
    monitor.pathUpdateHandler = { path in
      let isOnline = path.status == .satisfied && !path.isExpensive
      Task { @MainActor in self.message = isOnline ? "online" : "offline" }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
    if motion.isDeviceMotionAvailable {
      motion.startDeviceMotionUpdates(to: .main) { data, _ in _ = data?.attitude.roll }
    }
  }

  func vibrate() {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    do {
      engine = try CHHapticEngine()
      try engine?.start()
      let event = CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
        relativeTime: 0)
      let pattern = try CHHapticPattern(events: [event], parameters: [])
      try engine?.makePlayer(with: pattern).start(atTime: 0)
    } catch { message = error.localizedDescription }
  }

  func signIn(at url: URL) {
    session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { url, error in
      if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin {
        return
      }
      _ = url
    }
    session?.prefersEphemeralWebBrowserSession = true
    session?.start()
  }

  func hash(_ text: String) -> String {
    let digest = SHA256.hash(data: Data(text.utf8))
    let short = Insecure.MD5.hash(data: Data(text.utf8)).map { String(format: "%02hhx", $0) }
    let code = HMAC<SHA256>.authenticationCode(
      for: Data(text.utf8), using: SymmetricKey(size: .bits256))
    return digest.compactMap { String(format: "%02x", $0) }.joined() + short.joined()
      + Data(code).base64EncodedString()
  }

  func weather() async throws -> [String] {
    let location = CLLocation(latitude: 1, longitude: 2)
    let weather = try await WeatherService.shared.weather(for: location)
    let (current, days) = try await WeatherService.shared.weather(
      for: location, including: .current, .daily)
    let texts = weather.hourlyForecast.prefix(3).map { "\($0.temperature.value)" }
    return texts + days.forecast.map(\.symbolName) + [current.condition.description]
  }
}

struct LockScreen: View {
  @StateObject private var model = LockModel()
  @Environment(\.webAuthenticationSession) private var webAuthenticationSession
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      Text(model.message)
      SignInWithAppleButton(.signIn) { request in
        request.requestedScopes = [.fullName, .email]
        request.nonce = model.hash("nonce")
      } onCompletion: { result in
        switch result {
        case .success(let authorization):
          if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
            model.message = credential.fullName?.givenName ?? credential.user
          }
        case .failure(let error): model.message = error.localizedDescription
        }
      }
      .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
      .frame(height: 44)
      if let url = URL(string: "https://example.com") { PageView(url: url) }
      if MFMailComposeViewController.canSendMail() { MailView() }
    }
  }
}

private struct PageView: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    return SFSafariViewController(url: url, configuration: configuration)
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct MailView: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    let parent: MailView

    init(_ parent: MailView) { self.parent = parent }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: Error?
    ) {
      parent.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.mailComposeDelegate = context.coordinator
    controller.setToRecipients(["a@example.com"])
    return controller
  }

  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}
