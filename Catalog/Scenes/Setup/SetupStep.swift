/// A step of the form with which a home network is set up.
struct SetupStep: Hashable {
  let icon: Icon
  let question: String
  let note: String

  /// The answers, of which one is chosen.
  let answers: [String]
  let chosen: Int

  /// All steps, in order.
  static let all = [
    SetupStep(
      icon: .home, question: "Where will the hub stand?",
      note: "In the middle of the rooms it reaches the farthest.",
      answers: ["Hall", "Kitchen", "Study", "Attic"], chosen: 0),
    SetupStep(
      icon: .wifi, question: "Which network does it join?",
      note: "Only networks that the hub can hear are listed.",
      answers: ["Lighthouse", "Lighthouse for guests", "Harbour café", "Another one"], chosen: 0),
    SetupStep(
      icon: .people, question: "Who may use it?",
      note: "Guests can play music, and nothing else.",
      answers: ["Only me", "My household", "Guests too"], chosen: 1),
    SetupStep(
      icon: .moon, question: "When does it rest?",
      note: "The lights stay on. Only the sounds are off.",
      answers: ["Never", "From 22:00 to 7:00", "By the sun"], chosen: 1),
  ]
}
